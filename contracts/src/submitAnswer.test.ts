import { describe, expect, test } from 'vitest'
import { submitAnswer } from './submitAnswer.ts'

const accepted = { status: 'SUCCESS', app_id: 'A100', email: 'ah.lian@example.com' }
const details = { enets_url: 'http://localhost:3000/gateway', api_key: 'k', payload: '{"ss":"1"}' }

describe('the answer to a submission', () => {
  test.each([
    ['accepted', accepted],
    ['accepted, to be paid', { ...accepted, payment_details: { ...details, hmac: 'h' } }],
    [
      'accepted, to be paid, with hmac beside the details',
      { ...accepted, payment_details: details, hmac: 'h' },
    ],
    ['the signature could not be attached', { status: 'FAIL', app_id: 'A100' }],
  ])('%s', (_, answer) => expect(submitAnswer.safeParse(answer).success).toBe(true))

  test.each([
    ['accepted without an id', { status: 'SUCCESS', email: 'ah.lian@example.com' }],
    ['an unknown status', { ...accepted, status: 'PENDING' }],
    ['a gateway without an address', { ...accepted, payment_details: { ...details, enets_url: '' } }],
  ])('is never %s', (_, answer) => expect(submitAnswer.safeParse(answer).success).toBe(false))
})
