import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'default' }
const unknownWorld = { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' } as const
const example = {
  id: '019abc3f2d10000001a1b2c3d4e5f607',
  at: '2026-11-20T10:15:00',
  operation: 'premise.streetName',
  method: 'GET',
  path: '/v1/premise/streetname',
  backend: { status: 200, error: null },
  service: { status: 404, error: 'not_found' },
  contract: [{ path: 'street', message: 'Invalid input: expected string, received null' }],
  differs: true,
  without_stub: null,
}

export const recordingsExamples = {
  list: {
    valid: {
      params,
      query: { differs: 'true' },
      answer: { status: 200, body: { recordings: [example], total: 1, is_recording: true } },
    },
    invalid: { params, query: { limit: '0' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  clear: {
    valid: { params, answer: { status: 204 } },
    invalid: unknownWorld,
  },
} satisfies ExamplesByCall
