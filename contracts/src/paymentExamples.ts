import type { ExamplesByCall } from './endpointDocs.ts'

const outcome = {
  payload: '{"ss":"1","msg":{"txnAmount":"45000"}}',
  apiKey: 'key-1',
  hmac: 'CubFGzFgPf9zgDhmkyvTfOj3zhXwnTBrW6WyeMTbb3Y=',
}

const success = { status: 'PAYMENT_SUCCESS' }

export const paymentExamples = {
  callback: {
    valid: { query: {}, body: outcome, answer: { status: 200, body: success } },
    invalid: {
      query: {},
      body: { ...outcome, hmac: 'AAAA' },
      refusedBy: 'state',
      error: 'unauthorized',
    },
  },
  status: {
    valid: { params: { txnRef: 'OA7F3K2QM9-1' }, answer: { status: 200, body: success } },
    invalid: { params: { txnRef: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  statusOfApplication: {
    valid: { query: { appId: 'OA-7F3K2QM9' }, answer: { status: 200, body: success } },
    invalid: { query: {}, refusedBy: 'shape', error: 'invalid_request' },
  },
  process: {
    valid: {
      body: { appId: 'OA-7F3K2QM9', txnId: 'T000123' },
      answer: { status: 200, body: { status: 'PAYMENT_PENDING' } },
    },
    invalid: { body: { appId: 'OA-7F3K2QM9' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
