import type { ExamplesByCall } from '../endpointDocs.ts'

const example = {
  id: '0000000012',
  to: 'tan.ah.kow@example.com',
  subject: 'Your one-time password for Open Account',
  text: 'Your one-time password is 482913.',
  html: '<p>Your one-time password is <strong>482913</strong>.</p>',
  attachments: [],
  otp: '482913',
  sent_at: '2026-11-20T10:15:00',
}

const params = { world: 'default' }

export const inboxExamples = {
  list: {
    valid: { params, answer: { status: 200, body: { messages: [example], total: 1 } } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  attachment: {
    valid: {
      params: { ...params, message: example.id, filename: 'appointment.ics' },
      answer: { status: 200, body: 'The bytes of the file.' },
    },
    invalid: {
      params: { ...params, message: example.id, filename: 'unknown.pdf' },
      refusedBy: 'state',
      error: 'not_found',
    },
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
