import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'default' }

export const receiverExamples = {
  read: {
    valid: {
      params,
      answer: {
        status: 200,
        body: {
          url: 'http://127.0.0.1:3000/mock/receiver/default/tUvD3nmcU9q3CmLZ6FZk8A',
          status: 503,
          times: 0,
          posts: [
            {
              id: '019a9f1d2c4e0000010f3a5b7c9d11',
              at: '2026-11-20T02:15:00Z',
              headers: [{ name: 'webhook-id', value: 'evt_9hNn2m0cQvKkq1yXo8sT7w' }],
              body: '{"type":"application.submitted"}',
              signature: 'right',
              webhook: 'wh_3vL0sT9yQ2m',
              status: 503,
            },
          ],
        },
      },
    },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  answer: {
    valid: {
      params,
      body: { status: 503, times: 2 },
      answer: { status: 200, body: { status: 503, times: 2 } },
    },
    invalid: { params, body: { status: 100 }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
