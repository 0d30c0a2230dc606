import type { ExamplesByCall } from './endpointDocs.ts'

export const healthExamples = {
  read: {
    valid: { answer: { status: 200, body: { status: 'ok' } } },
    invalid: { refusedBy: 'state', error: 'unavailable' },
  },
  live: {
    valid: { answer: { status: 200, body: { status: 'ok' } } },
    invalid: { refusedBy: 'state', error: 'server_error' },
  },
  ready: {
    valid: { answer: { status: 200, body: { status: 'ok' } } },
    invalid: { refusedBy: 'state', error: 'unavailable' },
  },
} satisfies ExamplesByCall
