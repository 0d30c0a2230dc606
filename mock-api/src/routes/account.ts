import type { contract } from '@open-account/contracts'
import { emailLinked } from '@open-account/contracts/fields/emailMessages'
import { otpMessages } from '@open-account/contracts/fields/otpMessages'
import type { Handlers } from '../plugins/contract.ts'
import { requestCode } from '../subjects/otp/requestCode.ts'
import { type VerificationRule, verifyCode } from '../subjects/otp/verifyCode.ts'
import { Refusal } from '../kit/refusal.ts'
import { customerWith } from '../scenarios/customers.ts'
import { emailScenario } from '../scenarios/emails.ts'
import type { Service } from '../service/service.ts'
import { transactionOf } from './transactionOf.ts'

/** The message about a one-time password, by the rule that decided; empty for the right one. */
const messages: Readonly<Record<VerificationRule, string>> = {
  'otp.right': '',
  'otp.wrong': otpMessages.wrong,
  'otp.not-requested': otpMessages.wrong,
  'otp.expired': otpMessages.expired,
  'otp.attempts-exceeded': otpMessages.too_many,
}

export const accountRoutes = (service: Service): Handlers<typeof contract.account> => ({
  checkCustomer: async ({ body, request }) => {
    const { rule, failing, answer } = customerWith('nric' in body ? body.nric : body.nric_roc, request.world)
    if (failing) throw new Refusal('upstream_error', { rule })
    if ('nric' in body) return { status: 200, rule, body: { isnewcustomer: answer.is_new_customer } }
    await transactionOf(service, request, body.transaction_id)
    return { status: 200, rule, body: answer }
  },
  isEmailLinked: async ({ body, request }) => {
    await transactionOf(service, request, body.transaction_id)
    const { checkFails, linked } = emailScenario(body.email)
    if (checkFails) throw new Refusal('upstream_error', { rule: 'email.failing' })
    return {
      status: 200,
      rule: linked ? 'email.linked' : 'email.free',
      body: { emailid: body.email, islinked: linked, message: linked ? emailLinked : '' },
    }
  },
  requestOtp: async ({ body, request }) => {
    const transaction = await transactionOf(service, request, body.transaction_id)
    const rule = await requestCode(service, request, transaction, body.email)
    return { status: 200, rule, body: { status: 'SUCCESS' } }
  },
  verifyOtp: async ({ body, request }) => {
    const transaction = await transactionOf(service, request, body.transaction_id)
    const rule = await verifyCode(service, request, transaction, body.email, body.otp)
    return { status: 200, rule, body: { verified: rule === 'otp.right', message: messages[rule] } }
  },
})
