import type { ExamplesByCall } from '../endpointDocs.ts'

export const requestLogExamples = {
  list: {
    valid: {
      params: { world: 'default' },
      query: {},
      answer: {
        status: 200,
        body: {
          entries: [
            {
              id: '0000000042',
              request_id: '5d41402abc4b2a76b9719d911017c592',
              at: '2026-11-20T10:15:00',
              method: 'POST',
              route: '/v1/premise/street-name',
              status: 404,
              error: 'address_not_found',
              rule: 'premises.not-found',
              sentence: 'No street is known under this postal code and block.',
              duration_ms: 1.4,
            },
          ],
        },
      },
    },
    invalid: {
      params: { world: 'default' },
      query: { since: '1' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
} satisfies ExamplesByCall
