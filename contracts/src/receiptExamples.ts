import type { ExamplesByCall } from './endpointDocs.ts'

const params = { state_id: 'a3f1c9d2e4b50718293a4b5c6d7e8f90' }
const secret = 'q3vXk0sM5Zt8yB1rLw9HnA'
const unknown = { params: { state_id: 'unknown' }, refusedBy: 'state', error: 'not_found' } as const

export const receiptExamples = {
  read: { valid: { params, answer: { status: 200, body: 'The bytes of a PDF.' } }, invalid: unknown },
  link: {
    valid: {
      params,
      answer: {
        status: 200,
        body: {
          url: `https://example.com/v1/receipts/${secret}`,
          expires_at: '2026-11-20T02:45:00.000Z',
        },
      },
    },
    invalid: unknown,
  },
  readByLink: {
    valid: { params: { secret }, answer: { status: 200, body: 'The bytes of a PDF.' } },
    invalid: { params: { secret: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
