import type { ExamplesByCall } from '../endpointDocs.ts'

const example = {
  id: 's-5d41402abc4b',
  stateId: 'a3f1c9d2e4b50718293a4b5c6d7e8f90',
  listening: true,
  events: 3,
}

const params = { world: 'default', stream: example.id }

export const streamsExamples = {
  list: {
    valid: { params: { world: 'default' }, answer: { status: 200, body: { streams: [example], total: 1 } } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  act: {
    valid: {
      params,
      body: { action: 'send', text: 'phone_connected' },
      answer: { status: 200, body: example },
    },
    invalid: { params, body: { action: 'shout' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
