import type { ExamplesByCall } from './endpointDocs.ts'

const form = {
  payload: '{"ss":"1","msg":{"txnAmount":"45000"}}',
  apiKey: 'key-1',
  hmac: 'CubFGzFgPf9zgDhmkyvTfOj3zhXwnTBrW6WyeMTbb3Y=',
}

export const gatewayExamples = {
  receive: {
    valid: { body: form, answer: { status: 200, body: 'The payment page.' } },
    invalid: { body: { ...form, hmac: 'AAAA' }, refusedBy: 'state', error: 'unauthorized' },
  },
  terminal: {
    valid: {
      query: {
        paymentMode: 'NETS_DEBIT',
        amount: '165000',
        clientId: 'OA',
        redirectUrl: 'http://localhost/payment',
        clientState: 'wuTVrpPUBwl6uP1gfjTatA',
      },
      answer: { status: 200, body: 'The page of the terminal.' },
    },
    invalid: { query: {}, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
