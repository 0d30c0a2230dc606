import { noDeposit } from '@open-account/contracts/fields/sentences'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountTypes } from '@open-account/domain/application/codes'
import type { Cents } from '@open-account/domain/deposit/money'
import { type AmountsToPay, amountsToPay, paymentTermsOf } from '@open-account/domain/payment/amountsToPay'
import type { GatewayPaymentMethod } from '@open-account/domain/payment/methods'
import type { FastifyRequest } from 'fastify'
import { quoteDeposit } from '../deposit/quoteDeposit.ts'
import { gatewayPath } from '../gateway/gatewayPath.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { WorldRow } from '../../store/tables.ts'
import { tensionOfBody } from './tensionOfBody.ts'
import { changedSettingsOf } from '../worlds/settingsOf.ts'
import { isCallbackAddress } from '../gateway/addresses.ts'

/** The deposit of a submission, calculated afresh: what the applicant was shown is not asked. */
const depositOf = (body: Extract<SubmitBody, { account_type: typeof accountTypes.commercial }>): Cents => {
  const reckoned = quoteDeposit({
    number: body.nric,
    usage: body.type_of_usage,
    premisesType: body.use_of_premises_selected,
    services: { electricity: body.electricity, water: body.water, gas: body.gas },
    tension: tensionOfBody(body) ?? 'LT',
    electricityCapacity: body.elect_capacity,
    waterCapacity: body.water_capacity,
    days: body.no_days === '' ? null : body.no_days,
  })
  switch (reckoned.kind) {
    case 'known':
      return reckoned.deposit.total
    case 'nothing asked':
      throw new Refusal('deposit_not_calculable', {
        rule: 'deposit.not-calculable',
        description: `${noDeposit}.`,
      })
    case 'failing':
      throw new Refusal('upstream_error', { rule: 'deposit.failing' })
    case 'inputs missing':
      throw new Refusal('deposit_not_calculable', { rule: 'deposit.inputs-missing' })
    case 'not calculable':
      throw new Refusal('deposit_not_calculable', { rule: 'deposit.not-calculable' })
  }
}

/** What an application costs; null where nothing is paid online. Refuses one whose deposit cannot be told. */
export const amountsOf = (world: WorldRow, body: SubmitBody): AmountsToPay | null =>
  body.account_type === accountTypes.residential
    ? null
    : amountsToPay(depositOf(body), paymentTermsOf(changedSettingsOf(world)))

/** What an applicant pays, how, and where the gateway sends the browser afterwards. */
export interface Payable {
  readonly amounts: AmountsToPay
  readonly method: GatewayPaymentMethod
  /** Where the payment is posted to. */
  readonly gateway: string
  readonly redirect: string
}

/** The simulated gateway, at the origin through which the caller sees the service. */
const ownGateway = (redirect: string): string => new URL(gatewayPath, redirect).href

/** How a submission wants to be paid; null where nothing is paid online. Refuses one that cannot be. */
export const payableOf = (
  service: Pick<Service, 'env'>,
  request: FastifyRequest,
  body: SubmitBody,
): Payable | null => {
  const amounts = amountsOf(request.world, body)
  if (amounts === null || body.account_type === accountTypes.residential) return null
  const { payment_method: method, payment_redirect: redirect } = body
  if (isCallbackAddress(service, request, redirect))
    return { amounts, method, gateway: service.env.LINKS.gateway ?? ownGateway(redirect), redirect }
  throw new Refusal('application_incomplete', {
    rule: 'submit.incomplete',
    issues: [{ path: 'payment_redirect', message: 'The gateway sends nobody to this address.' }],
  })
}
