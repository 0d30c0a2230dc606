import { describe, expect, test } from 'vitest'
import {
  attemptsLeft,
  canEnterOtp,
  canRequestOtp,
  nextOtp,
  type OtpEvent,
  otpNotSent,
  secondsUntilExpiry,
  secondsUntilResend,
} from './verification.ts'

const sentAt = 1_000_000
const afterSeconds = (seconds: number) => sentAt + seconds * 1000

const requested: OtpEvent = { type: 'requested' }
const sent: OtpEvent = { type: 'sent', now: sentAt }
const enteredAfter = (seconds: number): OtpEvent => ({ type: 'entered', now: afterSeconds(seconds) })
const wrong: OtpEvent = { type: 'wrong' }
const entered = enteredAfter(10)

const after = (...events: OtpEvent[]) => events.reduce(nextOtp, otpNotSent)
const failedFor = (...events: OtpEvent[]) => {
  const otp = after(...events)
  return otp.status === 'failed' ? otp.reason : otp.status
}

describe('verifying an e-mail address', () => {
  test.each([
    ['not_sent', []],
    ['requesting', [requested]],
    ['sent', [requested, sent]],
    ['verifying', [requested, sent, entered]],
    ['verified', [requested, sent, entered, { type: 'right' }]],
    ['failed', [requested, sent, entered, wrong]],
  ] as const)('goes through the state %s', (status, events) => {
    expect(after(...events).status).toBe(status)
  })

  test('a request that fails sends nothing', () => {
    expect(failedFor(requested, { type: 'request_failed' })).toBe('not_sent')
  })

  test('an unanswered attempt does not count', () => {
    const otp = after(requested, sent, entered, { type: 'unanswered' })
    expect(otp).toMatchObject({ status: 'failed', reason: 'unanswered', wrongAttempts: 0 })
    expect(canEnterOtp(otp, afterSeconds(20))).toBe(true)
  })

  test.each([
    [1, 'wrong', true],
    [2, 'wrong', true],
    [3, 'too_many', false],
  ])(
    'after %i wrong attempts the reason is %s and another attempt is possible: %s',
    (times, reason, again) => {
      const attempts = Array.from({ length: times }, () => [entered, wrong]).flat()
      expect(failedFor(requested, sent, ...attempts)).toBe(reason)
      expect(canEnterOtp(after(requested, sent, ...attempts), afterSeconds(20))).toBe(again)
    },
  )

  test('a service that accepts no more attempts requires a new request', () => {
    expect(failedFor(requested, sent, entered, { type: 'exhausted' })).toBe('too_many')
  })

  test.each([
    ['a request', [requested], 'not_sent'],
    ['an attempt', [requested, sent, entered], 'sent'],
    ['a password that was sent', [requested, sent], 'sent'],
    ['a verified address', [requested, sent, entered, { type: 'right' }], 'verified'],
  ] as const)('after the page was loaded again, %s waits for no answer', (_, events, status) => {
    expect(after(...events, { type: 'resumed' }).status).toBe(status)
  })

  test.each([
    [[requested], 0],
    [[requested, sent], 3],
    [[requested, sent, entered, wrong], 2],
    [[requested, sent, entered, wrong, entered, wrong, entered, wrong], 0],
  ])('after %j there are %i attempts left', (events, left) => {
    expect(attemptsLeft(after(...events))).toBe(left)
  })

  test('a new request resets the attempts', () => {
    const twice = [entered, wrong, entered, wrong]
    expect(failedFor(requested, sent, ...twice, requested, sent, ...twice)).toBe('wrong')
  })

  test('a new request resets the verification', () => {
    const verified = [requested, sent, entered, { type: 'right' }] as const
    expect(after(...verified, requested).status).toBe('requesting')
  })

  test.each([
    ['an answer without an attempt', [requested, sent, { type: 'right' }], 'sent'],
    ['an attempt before anything was sent', [entered], 'not_sent'],
    ['a second attempt during another', [requested, sent, entered, entered], 'verifying'],
    ['a password that was not requested', [sent], 'not_sent'],
    ['a failure without a request', [{ type: 'request_failed' }], 'not_sent'],
  ] as const)('%s changes nothing', (_, events, status) => {
    expect(after(...events).status).toBe(status)
  })
})

describe('the expiry of a one-time password', () => {
  test.each([
    [299, 'verifying'],
    [300, 'expired'],
  ])('leads from an attempt after %i seconds to %s', (seconds, expected) => {
    expect(failedFor(requested, sent, enteredAfter(seconds))).toBe(expected)
  })

  test.each([
    [299, 'sent', true, 1],
    [300, 'expired', false, 0],
  ])(
    'after %i seconds the status is %s; an attempt is possible: %s; %i seconds are left',
    (seconds, expected, open, left) => {
      const now = afterSeconds(seconds)
      expect(failedFor(requested, sent, { type: 'time_passed', now })).toBe(expected)
      expect(canEnterOtp(after(requested, sent), now)).toBe(open)
      expect(secondsUntilExpiry(after(requested, sent), now)).toBe(left)
    },
  )

  test('is also reported by the service', () => {
    expect(failedFor(requested, sent, entered, { type: 'expired' })).toBe('expired')
  })

  test('has no time left before a password was sent', () => {
    expect(secondsUntilExpiry(otpNotSent, afterSeconds(0))).toBe(0)
  })
})

describe('another request', () => {
  test.each([
    [0, 60, false],
    [59, 1, false],
    [60, 0, true],
  ])('is possible %i seconds after the last one in %i seconds; now: %s', (seconds, left, allowed) => {
    const now = afterSeconds(seconds)
    const tooMany = after(requested, sent, entered, wrong, entered, wrong, entered, wrong)
    expect(secondsUntilResend(tooMany, now)).toBe(left)
    expect(canRequestOtp(tooMany, now)).toBe(allowed)
    expect(canRequestOtp(after(requested, sent), now)).toBe(allowed)
  })

  test.each([
    ['nothing was sent', [], true],
    ['the request failed', [requested, { type: 'request_failed' }], true],
    ['a request runs', [requested], false],
    ['an attempt runs', [requested, sent, entered], false],
    ['the address is verified', [requested, sent, entered, { type: 'right' }], false],
  ] as const)('when %s', (_, events, allowed) => {
    expect(canRequestOtp(after(...events), afterSeconds(100))).toBe(allowed)
  })
})
