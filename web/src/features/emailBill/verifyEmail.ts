import { otpMessages } from '@open-account/contracts/fields/otpMessages'
import { nextOtp, type OtpEvent } from '@open-account/domain/otp/verification'
import { bodyOf, reported } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { serviceNow } from '../../http/api/serviceClock.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { type OtpSubject, readOtp, writeOtp, verificationAnswers } from '../../session/otp.ts'

const now = () => serviceNow().epochMilliseconds

/** Saves the state of the verification after an event, and the answers about bills that follow from it. */
const applyEvent = (subject: OtpSubject, event: OtpEvent): void => {
  const otp = nextOtp(readOtp(subject), event)
  writeOtp(subject, otp)
  saveDraft(({ review }) => ({ review: verificationAnswers(review, otp) }))
}

/** Requests a one-time password for the address. */
export const requestOtp = async (subject: OtpSubject): Promise<void> => {
  applyEvent(subject, { type: 'requested' })
  const { stateId, email } = subject
  try {
    await reported(tsr.account.requestOtp.mutate({ body: { email, transaction_id: stateId } }))
    applyEvent(subject, { type: 'sent', now: now() })
  } catch {
    applyEvent(subject, { type: 'request_failed' })
  }
}

/** The event for the service's message about a wrong password. */
const rejectionEvent = (message: string): OtpEvent => {
  if (message === otpMessages.expired) return { type: 'expired' }
  return { type: message === otpMessages.too_many ? 'exhausted' : 'wrong' }
}

/** Verifies the one-time password at the service. */
export const verifyOtp = async (subject: OtpSubject, otp: string): Promise<void> => {
  applyEvent(subject, { type: 'entered', now: now() })
  if (readOtp(subject).status !== 'verifying') return
  const { stateId, email } = subject
  try {
    const answer = await reported(
      bodyOf(tsr.account.verifyOtp.mutate({ body: { email, otp, transaction_id: stateId } })),
    )
    applyEvent(subject, answer.verified ? { type: 'right' } : rejectionEvent(answer.message))
  } catch {
    applyEvent(subject, { type: 'unanswered' })
  }
}
