import { isDifferentContact } from '@open-account/domain/contact/phone'
import { nextOtp, otpNotSent, type OtpVerification } from '@open-account/domain/otp/verification'
import { number, part, text } from '../../domain/test/read.ts'
import { runVectors } from '../../domain/test/runVectors.ts'
import { description } from '../src/fields/description.ts'
import { nric } from '../src/fields/nric.ts'
import { otpMessages } from '../src/fields/otpMessages.ts'
import { differentContact, mobileNumber } from '../src/fields/phone.ts'
import { postalCode } from '../src/fields/postalCode.ts'
import { required } from '../src/fields/messages.ts'
import { messageOf } from './messageOf.ts'

const millisecondsPerSecond = 1000

/** A code that was just sent, at second 0. */
const sent: OtpVerification = nextOtp(nextOtp(otpNotSent, { type: 'requested' }), { type: 'sent', now: 0 })

const wrongTimes = (attempts: number): OtpVerification =>
  Array.from({ length: attempts }).reduce<OtpVerification>(
    otp => nextOtp(nextOtp(otp, { type: 'entered', now: 0 }), { type: 'wrong' }),
    sent,
  )

const otpAfter = (input: unknown): OtpVerification => {
  const wrong = part(input, 'wrong')
  return wrong === undefined
    ? nextOtp(sent, { type: 'time_passed', now: number(part(input, 'ageSeconds')) * millisecondsPerSecond })
    : wrongTimes(number(wrong))
}

runVectors('contracts', {
  /** For an empty field the vectors have the kind of the message, not its text. */
  nric_message: input => {
    const message = messageOf(nric, input)
    return message === null ? [] : [message === required('NRIC / FIN') ? 'required' : message]
  },
  mobile_message: input => messageOf(mobileNumber, input),
  postal_message: input => messageOf(postalCode, input),
  description: input => messageOf(description, input),
  alternate_differs: input =>
    isDifferentContact(text(part(input, 'alternate')), text(part(input, 'mobile'))) ? null : differentContact,
  otp: input => {
    const otp = otpAfter(input)
    return otp.status === 'failed' ? otpMessages[otp.reason] : null
  },
})
