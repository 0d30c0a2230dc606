import { z } from 'zod'
import { bodyRefusalsAt, refusals } from './errors.ts'
import { applicantType, domain } from './fields/codes.ts'
import { stateId } from './fields/ids.ts'
import { submitRefusals, submitReply } from './submitAnswer.ts'
import { submitBody } from './submission/body.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { transactionExamples } from './transactionExamples.ts'
import { c } from './router.ts'

const dateRefused = 'The turn-on date cannot be kept'

/** The header with the kiosk to which a transaction belongs. */
export const device = {
  authorization: z
    .string()
    .optional()
    .describe('Ours: Bearer and the token of the kiosk. Left out for a transaction without a kiosk.'),
}

export const transaction = c.router(
  {
    start: {
      method: 'GET',
      path: '/v1/transaction',
      summary: 'Start a transaction',
      description:
        'Opens a transaction, which every later call names. It creates data although it is a GET, so it must not be ' +
        'cached, prefetched or repeated automatically. Where a kiosk sends its token (ours), the transaction belongs to ' +
        'it, and a session that it left open is ended first.',
      headers: device,
      query: z.strictObject({ appDomain: domain, appType: applicantType }),
      responses: {
        200: z.object({ state_id: stateId }),
        ...refusals('maintenance'),
      },
      metadata: {
        credentials: ['none', 'kiosk'],
        units: 'None: codes and ids only.',
        errors: { maintenance: 'No account can be opened now; the description has the reason.' },
        example: transactionExamples.start,
      } satisfies EndpointDocs,
    },
    end: {
      method: 'POST',
      path: '/v1/transaction/:state_id/end',
      summary: 'End the session of a transaction',
      description:
        'Ours, for a shared device: called when the session of an applicant ends, also while the page closes. A ' +
        'transaction that was not submitted is deleted with its files and its upload stream. A submitted application ' +
        'stays and can no longer be read or changed by its state id. Every later call with the id is refused as expired; ' +
        'ending it again has the same answer. The header Clear-Site-Data of the answer has the browser delete what it ' +
        'cached from the service; the page deletes the rest, because it knows what belongs to the device.',
      headers: device,
      pathParams: z.object({ state_id: stateId }),
      body: c.noBody(),
      responses: { 204: c.noBody(), ...refusals('unauthorized') },
      metadata: {
        headers: ['Clear-Site-Data'],
        credentials: ['none', 'kiosk'],
        units: 'None: ids only.',
        errors: { unauthorized: 'The transaction belongs to a kiosk with another token.' },
        example: transactionExamples.end,
      } satisfies EndpointDocs,
    },
    submit: {
      method: 'POST',
      path: '/v1/transaction/submit',
      summary: 'Submit the application',
      description:
        'Checks the application by the same rules as the screens and accepts a transaction once: the same body gets the ' +
        'same application again, also when two calls come together. The answer is stored. An application that must be ' +
        'paid online gets another attempt to pay with each call, until it is paid. Uploaded files that do not apply to ' +
        'the submitted application are deleted.',
      body: submitBody,
      responses: {
        200: submitReply,
        ...bodyRefusalsAt({ timeslot_not_available: 422 }, ...submitRefusals),
      },
      metadata: {
        units:
          'Dates YYYYMMDD and times HHmmss, both in Singapore; water capacity in cubic metres; the amount in the ' +
          'payload in Singapore cents: deposit, admin fee, and GST on the fee.',
        rules: [
          'Which fields are required depends on the other answers: requirements/fields of @open-account/domain lists each with its condition.',
          'Which documents are required depends on the answers: requirements/documents of @open-account/domain lists each with its condition.',
          'The date, the appointment and their hashes are those that the calendar offered to this transaction.',
        ],
        errors: {
          pending:
            'An application for the premises is being worked on; with bypass_dup_check it is accepted.',
          duplicate: 'There is an application for the premises already.',
          already_submitted: 'The transaction was accepted with another body.',
          application_incomplete: 'Fields or documents are missing; the issues name them.',
          deposit_not_calculable:
            'No security deposit is known for what is applied for, so nothing can be paid.',
          date_invalid_ncc: `${dateRefused} by the network.`,
          date_invalid_ncc_12pm: `${dateRefused} by the network, because noon has passed.`,
          date_invalid_pool: `${dateRefused}: its appointments are used up.`,
          date_invalid_pool_12pm: `${dateRefused}: its appointments are used up, because noon has passed.`,
          date_invalid_retailer: `${dateRefused} by the electricity retailer.`,
          date_invalid_retailer_12pm: `${dateRefused} by the electricity retailer, because noon has passed.`,
          OA_CALENDAR_ERROR: 'The calendar refuses the date.',
          timeslot_not_available: 'The appointment is no longer held for this transaction.',
        },
        example: transactionExamples.submit,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
