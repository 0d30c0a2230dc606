import type { ExamplesByCall } from '../endpointDocs.ts'

const shown = { now: '2026-11-20T10:15:00', frozen: false }
const params = { world: 'default' }

export const clockExamples = {
  read: {
    valid: { params, answer: { status: 200, body: shown } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  set: {
    valid: { params, body: { now: shown.now }, answer: { status: 200, body: shown } },
    invalid: { params, body: { now: '20.11.2026' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  advance: {
    valid: { params, body: { seconds: 300 }, answer: { status: 200, body: shown } },
    invalid: { params, body: { seconds: -1 }, refusedBy: 'shape', error: 'invalid_request' },
  },
  freeze: {
    valid: {
      params,
      body: { frozen: true },
      answer: { status: 200, body: { ...shown, frozen: true } },
    },
    invalid: { params, body: { frozen: 'yes' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
