import type { ExamplesByCall } from './endpointDocs.ts'

const headers = { authorization: 'Bearer 5d41402abc4b2a76b9719d911017c592' }
const example = {
  id: 'poo',
  type: 'proof_of_ownership',
  filename: 'Title deed.pdf',
  fileId: 'f-0c9d2e4b5071',
  size: 712_345,
}

export const phoneExamples = {
  openByCode: {
    valid: {
      body: { code: 'K7F2QM' },
      answer: {
        status: 200,
        body: { url: 'https://example.com/upload?s=5d41402abc4b&stateId=a3f1c9d2' },
      },
    },
    invalid: { body: { code: 'K7' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  session: {
    valid: {
      headers,
      answer: {
        status: 200,
        body: {
          sessionId: 'k-5d41402abc4b2a76',
          stateId: 'a3f1c9d2e4b50718293a4b5c6d7e8f90',
          missing_fields: ['poo'],
          files: [example],
          signature: 'none',
          screen: 'computer',
          expires_at: '2026-11-20T02:30:00Z',
        },
      },
    },
    invalid: { refusedBy: 'state', error: 'unauthorized' },
  },
  upload: {
    valid: {
      headers,
      query: { docId: 'poo', filename: 'Title deed.pdf' },
      body: { file: 'The bytes of a PDF.' },
      answer: { status: 200, body: example },
    },
    invalid: {
      headers,
      query: { docId: 'passport', filename: 'Title deed.pdf' },
      body: { file: 'The bytes of a PDF.' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  sign: {
    valid: {
      headers,
      body: { file: 'The bytes of a PNG picture.' },
      answer: { status: 200, body: { fileId: 'f-0c9d2e4b5071' } },
    },
    invalid: { body: { file: 'The bytes of a PNG picture.' }, refusedBy: 'state', error: 'unauthorized' },
  },
} satisfies ExamplesByCall
