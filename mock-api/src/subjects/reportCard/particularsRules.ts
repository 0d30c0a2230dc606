import type { CardCall } from './cardCall.ts'
import { agreesWithLast, isCallOf, type Check, neverRefusedWith, notAfter } from './check.ts'

const isSubmit = isCallOf('transaction.submit')
const isOtpRequest = isCallOf('account.requestOtp')
const isVerification = isCallOf('account.verifyOtp')
const isIdentityRead = isCallOf('identity.readPerson', 'identity.readCompany')
const isUpload = isCallOf('attachment.upload', 'phone.upload')

/** The rules after which a one-time password is of no use any more. */
const invalidOtp: ReadonlySet<CardCall['rule']> = new Set(['otp.expired', 'otp.attempts-exceeded'])

const numberIn = ({ answered }: CardCall): unknown => answered['premise_no']

/** The rules for premises, applicant, e-mail and documents. */
export const particularsRules = {
  /** A look-up names no application. */
  'premises.looked-up': calls => {
    const found = calls.filter(isCallOf('premise.lookUpUtilities', 'premise.streetName'))
    const numbers = new Set(found.map(numberIn))
    const submits = calls.filter(call => isSubmit(call) && (call.sent['premise_number'] ?? '') !== '')
    return {
      isReached: found.length > 0 && submits.length > 0,
      breaches:
        found.length === 0
          ? []
          : submits.filter(({ sent }) => !numbers.has(sent['premise_number'])).map(submit => [submit]),
    }
  },
  'identity.refused-callback': notAfter(
    ({ rule }) => rule?.startsWith('identity.callback-') === true,
    call => isIdentityRead(call) && call.status === 200,
    call => isSubmit(call) && call.sent['fromMyInfo'] === true,
  ),
  'eligibility.same-applicant': agreesWithLast(
    isSubmit,
    call => isCallOf('account.checkCustomer')(call) && call.status === 200,
    ({ sent }, check) => sent['nric'] === check.sent['nric_roc'],
  ),
  'otp.pause': neverRefusedWith(isOtpRequest, 'otp_too_soon'),
  'otp.new-when-invalid': notAfter(
    ({ rule }) => invalidOtp.has(rule),
    isOtpRequest,
    (call, { sent }) => isVerification(call) && call.sent['email'] === sent['email'],
  ),
  'otp.verified-email': agreesWithLast(
    call => isSubmit(call) && call.sent['ebill'] === true && call.sent['is_masked_email'] !== true,
    call => isVerification(call) && call.answered['verified'] === true,
    ({ sent }, verification) => sent['email'] === verification.sent['email'],
  ),
  /** The phone names no application. */
  'upload.other-file': calls => {
    const uploads = calls.filter(isUpload)
    const refused = uploads.filter(({ error }) => error === 'file_too_large' || error === 'unsupported_file')
    return {
      isReached: refused.length > 0,
      breaches: refused.flatMap(first => {
        const again = uploads.slice(uploads.indexOf(first) + 1).find(({ text }) => text === first.text)
        return again === undefined ? [] : [[first, again]]
      }),
    }
  },
} as const satisfies Readonly<Record<string, Check>>
