import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'default' }

/** An event, as lists, streams and webhooks contain it. */
export const eventExample = {
  id: 'evt_9hNn2m0cQvKkq1yXo8sT7w',
  number: 7,
  world: 'default',
  timestamp: '2026-11-20T10:15:00',
  type: 'application.submitted',
  data: { state_id: '7b1c9f20', app_id: 'OA-7K2M-9QXD-4T6P' },
  by_hand: false,
}

export const eventsExamples = {
  fire: {
    valid: {
      params,
      body: { type: eventExample.type, data: eventExample.data },
      answer: { status: 201, body: { ...eventExample, by_hand: true } },
    },
    invalid: { params, body: { type: 'application.lost' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  list: {
    valid: {
      params,
      query: { after: '6' },
      answer: { status: 200, body: { events: [eventExample], total: 1 } },
    },
    invalid: { params, query: { type: 'application.lost' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  stream: {
    valid: {
      params,
      headers: { 'last-event-id': '6' },
      answer: { status: 200, body: 'The events, such as event: application.submitted.' },
    },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
