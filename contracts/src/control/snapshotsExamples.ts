import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'a3f1c9d2e4b50718293a4b5c6d7e8f90' }
const snapshot = '5d41402abc4b2a76'
const listed = { id: snapshot, name: 'before the payment', taken_at: '2026-11-20T02:15:00Z' }

export const snapshotsExamples = {
  list: {
    valid: {
      params,
      query: { text: 'before' },
      answer: { status: 200, body: { snapshots: [listed], total: 1 } },
    },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  take: {
    valid: { params, body: { name: listed.name }, answer: { status: 201, body: listed } },
    invalid: { params, body: { title: 'before' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  remove: {
    valid: { params: { ...params, snapshot }, answer: { status: 204 } },
    invalid: { params: { ...params, snapshot: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  restore: {
    valid: {
      params: { ...params, snapshot },
      body: {},
      answer: {
        status: 200,
        body: {
          id: params.world,
          now: '2026-11-20T10:15:00',
          frozen: true,
          latency_ms: 0,
          created_at: '2026-11-20T02:15:00Z',
          expires_at: null,
          has_key: false,
        },
      },
    },
    invalid: { params: { ...params, snapshot: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
