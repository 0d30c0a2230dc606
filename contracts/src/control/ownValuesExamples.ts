import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'default' }
const example = {
  kind: 'premises',
  value: '238801',
  like: 'premises.flat',
  block: '1',
  street: 'ORCHARD ROAD',
  timeslots: 'one',
}
const unknownWorld = { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' } as const

export const ownValuesExamples = {
  list: {
    valid: { params, answer: { status: 200, body: { values: [example], total: 1 } } },
    invalid: unknownWorld,
  },
  set: {
    valid: { params, body: example, answer: { status: 200, body: example } },
    invalid: {
      params,
      body: { kind: 'premises', value: '2388' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  remove: {
    valid: { params: { ...params, kind: example.kind, value: example.value }, answer: { status: 204 } },
    invalid: {
      params: { ...params, kind: 'company', value: '201500004E' },
      refusedBy: 'state',
      error: 'not_found',
    },
  },
  clear: { valid: { params, answer: { status: 204 } }, invalid: unknownWorld },
} satisfies ExamplesByCall
