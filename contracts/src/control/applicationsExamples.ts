import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'default' }
const example = {
  state_id: '7b1c9f20',
  app_id: 'OA-7K2M-9QXD-4T6P',
  flow: 'residential/personal',
  state: 'submitted',
  started_at: '2026-11-20T10:05:00',
  submitted_at: '2026-11-20T10:15:00',
}

export const applicationsExamples = {
  list: {
    valid: {
      params,
      query: { state: 'submitted' },
      answer: { status: 200, body: { applications: [example], total: 1 } },
    },
    invalid: { params, query: { limit: '0' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  read: {
    valid: {
      params: { ...params, application: example.state_id },
      answer: {
        status: 200,
        body: {
          ...example,
          app_id: null,
          state: 'started',
          submitted_at: null,
          submission: null,
          documents: [{ file_id: 'f-1', type: 'nric_front', filename: 'front.png', size: 48213 }],
          payments: [],
        },
      },
    },
    invalid: { params: { ...params, application: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  seed: {
    valid: {
      params,
      body: { count: 1, flow: 'residential/personal' },
      answer: {
        status: 201,
        body: { applications: [{ state_id: example.state_id, app_id: example.app_id }] },
      },
    },
    invalid: { params, body: { count: 0 }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
