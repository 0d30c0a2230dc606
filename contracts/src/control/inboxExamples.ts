import type { ExamplesByCall } from '../endpointDocs.ts'

const example = {
  id: '0000000012',
  to: 'tan.ah.kow@example.com',
  subject: 'Your one-time password',
  text: 'Your one-time password is 482913. It is valid for 5 minutes.',
  otp: '482913',
  sent_at: '2026-11-20T10:15:00',
}

const params = { world: 'default' }

export const inboxExamples = {
  list: {
    valid: { params, answer: { status: 200, body: { messages: [example] } } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  wait: {
    valid: {
      params,
      body: { to: example.to, timeout_seconds: 5 },
      answer: { status: 200, body: { message: example } },
    },
    invalid: { params, body: { timeout_seconds: 600 }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
