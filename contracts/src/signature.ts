import { z } from 'zod'
import { bytes } from './bytes.ts'
import { bodyRefusals } from './errors.ts'
import { fileId } from './fields/ids.ts'
import { signatureType } from './fields/signatureTypes.ts'
import { pdfBody } from './submission/esignature.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { signatureErrors, signatureUnits } from './uploadDocs.ts'
import { signatureExamples } from './signatureExamples.ts'
import { c } from './router.ts'

export const signature = c.router(
  {
    upload: {
      method: 'POST',
      path: '/v1/eSignature/upload',
      contentType: 'multipart/form-data',
      summary: 'Upload a signature',
      description:
        'The picture from the signature pad in the multipart field fileName, with its type. It is deleted after a day ' +
        'without an application that is submitted with it.',
      body: z.strictObject({
        fileName: z.file().describe('The signature as a PNG picture.'),
        type: signatureType,
      }),
      responses: {
        200: z.object({ fileId }),
        ...bodyRefusals('file_too_large', 'unsupported_file'),
      },
      metadata: {
        units: signatureUnits,
        errors: signatureErrors,
        example: signatureExamples.upload,
      } satisfies EndpointDocs,
    },
    generatePdf: {
      method: 'POST',
      path: '/v1/eSignature/generateOpenAccountPDF',
      summary: 'Make the signed form',
      description:
        'Attaches the signature to the form of a submitted application, stores the form and returns it as a PDF. The ' +
        'form must match the submission, and the signature must be the submitted one.',
      body: pdfBody,
      responses: {
        200: c.otherResponse({ contentType: 'application/pdf', body: bytes.describe('The signed form.') }),
        ...bodyRefusals('attach_failed'),
      },
      metadata: {
        units: 'Date of signing DD/MM/YYYY; turn-on date in Singapore.',
        errors: {
          attach_failed:
            'The signature could not be attached to the form; the issues list the differences from the submission.',
        },
        example: signatureExamples.generatePdf,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
