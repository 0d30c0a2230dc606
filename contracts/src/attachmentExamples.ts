import type { ExamplesByCall } from './endpointDocs.ts'

const example = { transaction_id: 'a3f1c9d2e4b50718293a4b5c6d7e8f90', type: 'nric_front' }

export const attachmentExamples = {
  upload: {
    valid: {
      query: { ...example, filename: 'NRIC front.jpg' },
      body: { file: 'The bytes of a JPEG picture.' },
      answer: {
        status: 200,
        body: {
          type: 'nric_front',
          filename: 'NRIC front.jpg',
          file_id: 'f-0c9d2e4b5071',
          size: 712_345,
        },
      },
    },
    invalid: {
      query: { ...example, filename: 'NRIC front.docx' },
      body: { file: 'The bytes of a text document.' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  remove: {
    valid: { body: example, answer: { status: 200, body: { type: 'nric_front' } } },
    invalid: { body: { ...example, type: 'passport' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  list: {
    valid: {
      params: { transaction_id: example.transaction_id },
      answer: {
        status: 200,
        body: { attachmentDetails: [{ type: 'nric_front', filename: 'NRIC front.jpg' }] },
      },
    },
    invalid: { params: { transaction_id: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
