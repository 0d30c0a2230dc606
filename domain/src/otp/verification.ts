/** Seconds between a one-time password and the next request. */
export const otpResendSeconds = 60
/** Seconds for which a one-time password is valid. */
export const otpLifetimeSeconds = 300
/** After this many wrong attempts the applicant must request a new one. */
export const otpMaxAttempts = 3

/** Verifying an e-mail address with a one-time password. Times are milliseconds since 1970. */
export type OtpVerification =
  | { readonly status: 'not_sent' }
  | { readonly status: 'requesting' }
  | { readonly status: 'sent'; readonly sentAt: number; readonly wrongAttempts: number }
  | { readonly status: 'verifying'; readonly sentAt: number; readonly wrongAttempts: number }
  | { readonly status: 'verified' }
  | OtpFailure

/**
 * `not_sent`: the request failed. `wrong` and `unanswered`: the applicant may enter it again. `too_many` and `expired`:
 * the applicant must request a new one.
 */
export type OtpFailure =
  | { readonly status: 'failed'; readonly reason: 'not_sent' }
  | {
      readonly status: 'failed'
      readonly reason: 'wrong' | 'unanswered'
      readonly sentAt: number
      readonly wrongAttempts: number
    }
  | { readonly status: 'failed'; readonly reason: 'too_many' | 'expired'; readonly sentAt: number }
export type OtpFailureReason = OtpFailure['reason']

/**
 * `exhausted`: the service accepts no more attempts, whatever the count is here. `resumed`: the page was loaded again, so
 * a pending request gets no answer. Each address has its own verification.
 */
export type OtpEvent =
  | {
      readonly type:
        | 'requested'
        | 'request_failed'
        | 'right'
        | 'wrong'
        | 'unanswered'
        | 'expired'
        | 'exhausted'
        | 'resumed'
    }
  | { readonly type: 'sent' | 'entered' | 'time_passed'; readonly now: number }

export const otpNotSent: OtpVerification = { status: 'not_sent' }

type Enterable = Extract<OtpVerification, { readonly wrongAttempts: number }>

const millisecondsPerSecond = 1000

const secondsLeft = (from: number, seconds: number, now: number): number =>
  Math.max(0, Math.ceil((from + seconds * millisecondsPerSecond - now) / millisecondsPerSecond))

const isEnterable = (otp: OtpVerification): otp is Enterable =>
  'wrongAttempts' in otp && otp.status !== 'verifying'

const expired = (sentAt: number): OtpVerification => ({ status: 'failed', reason: 'expired', sentAt })

const isExpired = (sentAt: number, now: number): boolean => secondsLeft(sentAt, otpLifetimeSeconds, now) === 0

const answered = (
  otp: OtpVerification,
  answer: (sentAt: number, wrongAttempts: number) => OtpVerification,
): OtpVerification => (otp.status === 'verifying' ? answer(otp.sentAt, otp.wrongAttempts) : otp)

/** The verification after an event; an event that does not belong to the present state changes nothing. */
export const nextOtp = (otp: OtpVerification, event: OtpEvent): OtpVerification => {
  switch (event.type) {
    case 'requested':
      return { status: 'requesting' }
    case 'request_failed':
      return otp.status === 'requesting' ? { status: 'failed', reason: 'not_sent' } : otp
    case 'sent':
      return otp.status === 'requesting' ? { status: 'sent', sentAt: event.now, wrongAttempts: 0 } : otp
    case 'entered':
      if (!isEnterable(otp)) return otp
      return isExpired(otp.sentAt, event.now)
        ? expired(otp.sentAt)
        : { status: 'verifying', sentAt: otp.sentAt, wrongAttempts: otp.wrongAttempts }
    case 'time_passed':
      return isEnterable(otp) && isExpired(otp.sentAt, event.now) ? expired(otp.sentAt) : otp
    case 'right':
      return answered(otp, () => ({ status: 'verified' }))
    case 'wrong':
      return answered(otp, (sentAt, wrongAttempts) =>
        wrongAttempts + 1 >= otpMaxAttempts
          ? { status: 'failed', reason: 'too_many', sentAt }
          : { status: 'failed', reason: 'wrong', sentAt, wrongAttempts: wrongAttempts + 1 },
      )
    case 'unanswered':
      return answered(otp, (sentAt, wrongAttempts) => ({
        status: 'failed',
        reason: 'unanswered',
        sentAt,
        wrongAttempts,
      }))
    case 'expired':
      return answered(otp, expired)
    case 'exhausted':
      return answered(otp, sentAt => ({ status: 'failed', reason: 'too_many', sentAt }))
    case 'resumed':
      if (otp.status === 'requesting') return otpNotSent
      return answered(otp, (sentAt, wrongAttempts) => ({ status: 'sent', sentAt, wrongAttempts }))
  }
}

/** Seconds until the applicant may request another one; 0 when that is possible now. */
export const secondsUntilResend = (otp: OtpVerification, now: number): number =>
  'sentAt' in otp ? secondsLeft(otp.sentAt, otpResendSeconds, now) : 0

/** Seconds until the one-time password expires; 0 without a valid one. */
export const secondsUntilExpiry = (otp: OtpVerification, now: number): number =>
  'wrongAttempts' in otp ? secondsLeft(otp.sentAt, otpLifetimeSeconds, now) : 0

/** Remaining attempts; 0 when none can be entered. */
export const attemptsLeft = (otp: OtpVerification): number =>
  'wrongAttempts' in otp ? otpMaxAttempts - otp.wrongAttempts : 0

/** Whether the applicant may request one: no request runs, the address is not verified, and 60 seconds have passed. */
export const canRequestOtp = (otp: OtpVerification, now: number): boolean =>
  otp.status !== 'requesting' &&
  otp.status !== 'verifying' &&
  otp.status !== 'verified' &&
  secondsUntilResend(otp, now) === 0

/** Whether the applicant may enter one: it was sent, is still valid and was not wrong three times. */
export const canEnterOtp = (otp: OtpVerification, now: number): boolean =>
  isEnterable(otp) && !isExpired(otp.sentAt, now)
