import type { ExamplesByCall } from '../endpointDocs.ts'

const summary = {
  id: '0000000042',
  request_id: '5d41402abc4b2a76b9719d911017c592',
  at: '2026-11-20T10:15:00',
  method: 'POST',
  operation: 'premise.streetName',
  route: '/v1/premise/street-name',
  path: '/v1/premise/street-name',
  query: '',
  status: 404,
  error: 'address_not_found',
  rule: 'premises.not-found',
  sentence: 'No street is known under this postal code and block.',
  fault: null,
  duration_ms: 1.4,
}

const json = { name: 'content-type', value: 'application/json' }
const bodyOf = (text: string) => ({ kind: 'text', text, size: text.length, is_cut: false })

const entry = {
  ...summary,
  request: {
    headers: [json, { name: 'authorization', value: '[secret]' }],
    body: bodyOf('{"postcode":"000000","block":"1"}'),
  },
  answer: {
    headers: [json],
    body: bodyOf('{"error":"address_not_found","error_description":"No street is known here."}'),
  },
}

const params = { world: 'default' }
const query = { operation: 'premise.*', status: '4xx' }
const unknownRule = { rule: 'unknown' }

export const requestLogExamples = {
  list: {
    valid: { params, query, answer: { status: 200, body: { entries: [summary] } } },
    invalid: { params, query: { unknown: '1' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  count: {
    valid: { params, query, answer: { status: 200, body: { count: 1 } } },
    invalid: { params, query: unknownRule, refusedBy: 'shape', error: 'invalid_request' },
  },
  find: {
    valid: { params, query, answer: { status: 200, body: { entry } } },
    invalid: { params, query: unknownRule, refusedBy: 'shape', error: 'invalid_request' },
  },
  wait: {
    valid: {
      params,
      body: { ...query, timeout_seconds: 1 },
      answer: { status: 200, body: { reached: true, count: 1, entry } },
    },
    invalid: { params, body: { count: 0 }, refusedBy: 'shape', error: 'invalid_request' },
  },
  exportOne: {
    valid: {
      params: { ...params, entry: entry.id },
      query: { format: 'curl' },
      answer: { status: 200, body: 'A command of curl.' },
    },
    invalid: {
      params: { ...params, entry: entry.id },
      query: { format: 'unknown' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  exportAll: {
    valid: {
      params,
      query: { ...query, format: 'http' },
      answer: { status: 200, body: 'The requests of an .http file.' },
    },
    invalid: { params, query: { format: 'unknown' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  read: {
    valid: { params: { ...params, entry: entry.id }, answer: { status: 200, body: entry } },
    invalid: { params: { ...params, entry: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
