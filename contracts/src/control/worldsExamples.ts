import type { ExamplesByCall } from '../endpointDocs.ts'

const example = {
  id: 'a3f1c9d2e4b50718293a4b5c6d7e8f90',
  now: '2026-11-20T10:15:00',
  frozen: false,
  latency_ms: 0,
  created_at: '2026-11-20T02:15:00Z',
  expires_at: '2026-11-20T03:15:00Z',
  has_key: false,
}

const params = { world: example.id }
const worldKeyExample = 'my-own-world-key'
const archive = {
  version: 1,
  data: '{"flags":[]}',
  files: [{ id: 'f-1', content: 'JVBERi0xLjc=' }],
}

export const worldsExamples = {
  create: {
    valid: {
      headers: { authorization: 'Bearer q5Zc0m1Xw8Yb3n7Kd2Rf6A' },
      body: { ttl_seconds: 3600, latency_ms: 0, key: worldKeyExample },
      answer: { status: 201, body: { ...example, has_key: true } },
    },
    invalid: { body: { ttl_seconds: 0 }, refusedBy: 'shape', error: 'invalid_request' },
  },
  list: {
    valid: {
      query: { text: 'a3f1', limit: '20' },
      answer: { status: 200, body: { worlds: [example], total: 1 } },
    },
    invalid: { refusedBy: 'state', error: 'unauthorized' },
  },
  read: {
    valid: { params, answer: { status: 200, body: example } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  reset: {
    valid: {
      params,
      headers: { 'x-world-key': worldKeyExample },
      body: {},
      answer: { status: 200, body: { ...example, has_key: true } },
    },
    invalid: {
      params,
      headers: { 'x-world-key': 'another-world-key' },
      body: {},
      refusedBy: 'state',
      error: 'forbidden',
    },
  },
  remove: {
    valid: { params, answer: { status: 204 } },
    invalid: { params: { world: 'default' }, refusedBy: 'state', error: 'world_conflict' },
  },
  export: {
    valid: { params, answer: { status: 200, body: archive } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  copy: {
    valid: {
      params: { world: 'template' },
      body: { ttl_seconds: 3600 },
      answer: { status: 201, body: example },
    },
    invalid: {
      params: { world: 'template' },
      body: { ttl_seconds: 0 },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  import: {
    valid: {
      params,
      body: { ...archive, new_ids: true, ttl_seconds: 3600 },
      answer: { status: 200, body: example },
    },
    invalid: { params, body: { version: 2, data: '' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
