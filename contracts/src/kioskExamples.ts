import type { ExamplesByCall } from './endpointDocs.ts'

const headers = { authorization: 'Bearer kiosk-token-1' }
const sessionExample = { sessionId: 'k-5d41402abc4b2a76' }
const deletion = {
  stateId: 'a3f1c9d2e4b50718293a4b5c6d7e8f90',
  type: 'proof_of_ownership',
  fileId: 'f-0c9d2e4b5071',
  docId: 'poo',
  fileDetails: { filename: 'Title deed.pdf', size: 712_345 },
}

export const kioskExamples = {
  credential: {
    valid: {
      body: { state_id: deletion.stateId },
      answer: { status: 200, body: { credential: 'application.Zb2c4n1vTqk7Jm0yXw3eRg' } },
    },
    invalid: { body: {}, refusedBy: 'shape', error: 'invalid_request' },
  },
  signature: {
    valid: {
      headers,
      params: { file_id: 'f-0c9d2e4b5071' },
      query: sessionExample,
      answer: { status: 200, body: 'The bytes of a PNG picture.' },
    },
    invalid: {
      params: { file_id: 'f-0c9d2e4b5071' },
      query: {},
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  stream: {
    valid: {
      headers,
      query: { state: 'eyJhcHBfaWQiOiJPQSJ9' },
      answer: { status: 200, body: 'The events, such as data: {"kind":"end"}.' },
    },
    invalid: { headers, query: { state: '{}' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  close: {
    valid: { headers, params: { id: 's-1' }, answer: { status: 200, body: { id: 's-1' } } },
    invalid: { params: { id: 's-1' }, refusedBy: 'state', error: 'unauthorized' },
  },
  deleteFile: {
    valid: {
      headers,
      query: sessionExample,
      body: deletion,
      answer: { status: 200, body: { fileId: deletion.fileId } },
    },
    invalid: {
      headers,
      query: sessionExample,
      body: { ...deletion, docId: 'passport' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  send: {
    valid: {
      headers,
      query: { ...sessionExample, message: 'receiving:poo:48' },
      answer: { status: 200, body: { delivered: true } },
    },
    invalid: {
      headers,
      query: { ...sessionExample, message: 'hello' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  reset: {
    valid: { headers, query: sessionExample, body: {}, answer: { status: 200, body: { deleted: 3 } } },
    invalid: { headers, query: {}, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
