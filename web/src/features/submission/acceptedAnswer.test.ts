import { type SubmitReply, submitRefusals, submitReply } from '@open-account/contracts/submitAnswer'
import { describe, expect, test } from 'vitest'
import { failureOf } from '../../http/api/failureOf.ts'
import { acceptedAnswer } from './useSubmit.ts'

const description = 'This cannot be taken.'

const thrownBy = (reply: unknown): unknown => {
  try {
    acceptedAnswer(reply as SubmitReply)
  } catch (thrown) {
    return thrown
  }
  return 'nothing'
}

describe('a refusal with HTTP status 200 fails like one with its own HTTP status', () => {
  test.each(submitRefusals)('%s', code => {
    const byStatus = failureOf({ error: code, error_description: description })
    const inside = { status: code, error: code, error_description: description }
    expect(submitReply.safeParse(inside).success).toBe(true)
    expect(thrownBy(inside)).toEqual(byStatus)
    expect(thrownBy({ status: code, error_description: description })).toEqual(byStatus)
    expect(thrownBy({ status: 'FAIL', error: code, error_description: description })).toEqual(byStatus)
  })
})

test('an unknown status is a failure of the service', () => {
  expect(thrownBy({ status: 'LATER' })).toMatchObject({ code: 'server_error' })
})

test.each<SubmitReply>([
  { status: 'SUCCESS', app_id: 'OA-7F3K-2QM9-B4TX', email: 'a@example.com' },
  { status: 'FAIL', app_id: 'OA-7F3K-2QM9-B4TX', error: 'attach_failed' },
])('an accepted application is no refusal: %j', reply => {
  expect(acceptedAnswer(reply)).toBe(reply)
})
