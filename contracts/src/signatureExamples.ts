import type { ExamplesByCall } from './endpointDocs.ts'

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

export const signatureExamples = {
  upload: {
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
  generatePdf: {
    valid: { body: form, answer: { status: 200, body: 'The bytes of a PDF.' } },
    invalid: {
      body: { ...form, signed_at: '2026-11-20' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
} satisfies ExamplesByCall
