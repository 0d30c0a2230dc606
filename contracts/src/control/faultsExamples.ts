import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'default' }
const body = {
  operation: 'premise.streetName',
  effect: { kind: 'status', error: 'upstream_error', when: 'before' },
  times: 2,
  after: 1,
  match: [{ in: 'body', name: 'postcode', value: '310145' }],
}

const { times, ...requested } = body
const example = {
  id: '5d41402abc4b2a76',
  ...requested,
  every: 1,
  probability: 1,
  seed: 1,
  matched: 0,
  struck: 0,
  remaining: times,
}

export const faultsExamples = {
  list: {
    valid: { params, answer: { status: 200, body: { faults: [example], total: 1 } } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  add: {
    valid: { params, body, answer: { status: 201, body: example } },
    invalid: { params, body: { ...body, times: 0 }, refusedBy: 'shape', error: 'invalid_request' },
  },
  remove: {
    valid: { params: { ...params, fault: example.id }, answer: { status: 204 } },
    invalid: { params: { ...params, fault: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  clear: {
    valid: { params, answer: { status: 204 } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
