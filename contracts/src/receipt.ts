import { z } from 'zod'
import { bytes } from './bytes.ts'
import { refusals } from './errors.ts'
import { stateId } from './fields/ids.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { receiptExamples } from './receiptExamples.ts'
import { device } from './transaction.ts'
import { c } from './router.ts'

const ofTransaction = z.object({ state_id: stateId })
const pdf = c.otherResponse({ contentType: 'application/pdf', body: bytes.describe('The receipt.') })
const wrongKiosk = 'The transaction belongs to a kiosk with another token.'
const notSubmitted = 'The application is not submitted, so there is no receipt.'

/** The receipt of a submitted application. Ours: the documents print only the page that shows it. */
export const receipt = c.router(
  {
    read: {
      method: 'GET',
      path: '/v1/transaction/:state_id/receipt',
      summary: 'Read the receipt',
      description:
        'Ours. The receipt of a submitted application as a PDF: Application ID, time of the submission, appointment, ' +
        'answers, payment as it is now, and next steps. NRIC and FIN are masked.',
      headers: device,
      pathParams: ofTransaction,
      responses: { 200: pdf, ...refusals('unauthorized', 'out_of_order') },
      metadata: {
        headers: ['Content-Disposition'],
        credentials: ['none', 'kiosk'],
        units: 'None: ids only.',
        errors: { unauthorized: wrongKiosk, out_of_order: notSubmitted },
        example: receiptExamples.read,
      } satisfies EndpointDocs,
    },
    link: {
      method: 'POST',
      path: '/v1/transaction/:state_id/receipt/link',
      summary: 'Make a link to the receipt',
      description:
        'Ours, for a shared device: the address from which a phone loads the receipt, shown as a QR code. Its secret ' +
        'opens nothing but this receipt, is valid for 30 minutes, also after the session of the transaction has ' +
        'ended, and replaces the secret of an earlier link.',
      headers: device,
      pathParams: ofTransaction,
      body: c.noBody(),
      responses: {
        200: z
          .object({
            url: z.url().describe('Address of the receipt with its secret.'),
            expires_at: z.iso.datetime().describe('When the link expires, UTC.'),
          })
          .describe('A link to a receipt.'),
        ...refusals('unauthorized', 'out_of_order'),
      },
      metadata: {
        credentials: ['none', 'kiosk'],
        units: 'Times UTC.',
        errors: { unauthorized: wrongKiosk, out_of_order: notSubmitted },
        example: receiptExamples.link,
      } satisfies EndpointDocs,
    },
    readByLink: {
      method: 'GET',
      path: '/v1/receipts/:secret',
      summary: 'Read the receipt by its link',
      description:
        'Ours. The receipt as a PDF, for the phone that scanned the QR code. The secret of the link is the only ' +
        'credential. A browser whose link has expired gets a page that says so.',
      pathParams: z.object({
        secret: z.string().min(1).max(128).describe('The secret of the link.'),
      }),
      responses: { 200: pdf, ...refusals() },
      metadata: {
        headers: ['Content-Disposition'],
        units: 'None: ids only.',
        errors: {},
        example: receiptExamples.readByLink,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
