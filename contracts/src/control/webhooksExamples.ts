import type { ExamplesByCall } from '../endpointDocs.ts'
import { eventExample } from './eventsExamples.ts'

const world = 'default'
const webhook = 'wh_3vL0sT9yQ2m'
const params = { world, webhook }
const example = { id: webhook, url: 'http://localhost:4000/events', types: ['application.submitted'] }
const unknown = { params: { world, webhook: 'unknown' }, refusedBy: 'state', error: 'not_found' } as const

const delivered = {
  event: eventExample,
  state: 'delivered',
  next_at: null,
  attempts: [{ at: '2026-11-20T02:15:00Z', status: 204, error: null, duration_ms: 12 }],
}

export const webhooksExamples = {
  add: {
    valid: {
      params: { world },
      body: { url: example.url, types: example.types },
      answer: {
        status: 201,
        body: { ...example, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
      },
    },
    invalid: {
      params: { world },
      body: { url: 'ftp://localhost/events' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  list: {
    valid: { params: { world }, answer: { status: 200, body: { webhooks: [example], total: 1 } } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  remove: { valid: { params, answer: { status: 204 } }, invalid: unknown },
  deliveries: {
    valid: { params, answer: { status: 200, body: { deliveries: [delivered], total: 1 } } },
    invalid: unknown,
  },
  deliver: {
    valid: { params, body: { event: eventExample.number }, answer: { status: 200, body: delivered } },
    invalid: { params, body: { event: 0 }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
