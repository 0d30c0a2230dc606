import { otpMessages } from '@open-account/contracts/fields/otpMessages'
import { nextOtp, type OtpEvent } from '@open-account/domain/otp/verification'
import { bodyOf, reported } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { serviceNow } from '../../http/api/serviceClock.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { type OtpSubject, readOtp, writeOtp, verificationAnswers } from '../../session/otp.ts'

const now = () => serviceNow().epochMilliseconds

/** Takes an event over, with what follows from it for the application. */
const take = (subject: OtpSubject, event: OtpEvent): void => {
  const otp = nextOtp(readOtp(subject), event)
  writeOtp(subject, otp)
  saveDraft(({ review }) => ({ review: verificationAnswers(review, otp) }))
}

/** Has a one-time password sent to the address. */
export const requestOtp = async (subject: OtpSubject): Promise<void> => {
  take(subject, { type: 'requested' })
  const { stateId, email } = subject
  try {
    await reported(tsr.account.requestOtp({ body: { email, transaction_id: stateId } }))
    take(subject, { type: 'sent', now: now() })
  } catch {
    take(subject, { type: 'request_failed' })
  }
}

/** What the service's sentence says about a password that is not right. */
const refusalOf = (message: string): OtpEvent => {
  if (message === otpMessages.expired) return { type: 'expired' }
  return { type: message === otpMessages.too_many ? 'exhausted' : 'wrong' }
}

/** Asks the service whether the one-time password is right. */
export const verifyOtp = async (subject: OtpSubject, otp: string): Promise<void> => {
  take(subject, { type: 'entered', now: now() })
  if (readOtp(subject).status !== 'verifying') return
  const { stateId, email } = subject
  try {
    const answer = await reported(
      bodyOf(tsr.account.verifyOtp({ body: { email, otp, transaction_id: stateId } })),
    )
    take(subject, answer.verified ? { type: 'right' } : refusalOf(answer.message))
  } catch {
    take(subject, { type: 'unanswered' })
  }
}
