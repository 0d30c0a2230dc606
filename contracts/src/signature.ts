import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { bytes } from './bytes.ts'
import { bodyRefusals } from './errors.ts'
import { fileId } from './fields/ids.ts'
import { signatureType } from './fields/signatureTypes.ts'
import { pdfBody } from './submission/esignature.ts'
import type { EndpointDocs } from './endpointDocs.ts'

const c = initContract()

const flat = { block: '145', floor: '09', unit: '128', street: 'LORONG 2 TOA PAYOH', postal_code: '310145' }

const form = {
  type: 'open_account',
  application_number: 'OA-7F3K2QM9',
  application_type: 'company',
  file_id: 'f-0c9d2e4b5071',
  signed_at: '20/11/2026',
  payload: {
    mailing_address: flat,
    premise_address: flat,
    occupancy: 'owner',
    use_of_premises: 'HDB_3_5',
    company_information: { uen: '53287432C', company_name: 'LORONG TRADING' },
    representative: {
      representative_name: 'Tan Ah Kow',
      representative_designation: 'Director',
      representative_email: 'office@example.com',
      representative_mobile_number: '91234567',
    },
    preferred_date: { turn_on_datetime: '20261201' },
    turn_on_services: { electricity: true, water: true, gas: false, chilled_water: false },
    account_holder_type: 'C',
    preTurn_on_flag: false,
    nanl: false,
  },
}

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
        units: 'Size in bytes, at most 4,000,000; at most 16,000,000 pixels.',
        errors: {
          file_too_large: 'The picture is above 4,000,000 bytes.',
          unsupported_file: 'The content is no whole PNG picture, or has too many pixels.',
        },
        example: {
          valid: {
            body: { fileName: 'The bytes of a PNG picture.', type: 'open_account_esig' },
            answer: { status: 200, body: { fileId: 'f-0c9d2e4b5071' } },
          },
          invalid: {
            body: { fileName: 'The bytes of a PNG picture.', type: 'esig' },
            refusedBy: 'shape',
            error: 'invalid_request',
          },
        },
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
        example: {
          valid: { body: form, answer: { status: 200, body: 'The bytes of a PDF.' } },
          invalid: {
            body: { ...form, signed_at: '2026-11-20' },
            refusedBy: 'shape',
            error: 'invalid_request',
          },
        },
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
