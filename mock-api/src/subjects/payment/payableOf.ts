import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountTypes } from '@open-account/domain/application/codes'
import type { Cents } from '@open-account/domain/deposit/money'
import { type AmountsToPay, amountsToPay, paymentTermsOf } from '@open-account/domain/payment/amountsToPay'
import type { GatewayPaymentMethod } from '@open-account/domain/payment/methods'
import type { FastifyRequest } from 'fastify'
import { knownDeposit } from '../deposit/knownDeposit.ts'
import { quoteDeposit } from '../deposit/quoteDeposit.ts'
import { gatewayPath } from '../gateway/gatewayPath.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { WorldRow } from '../../store/tables.ts'
import { tensionOfBody } from './tensionOfBody.ts'
import { changedSettingsOf } from '../worlds/settingsOf.ts'
import { isCallbackAddress } from '../gateway/addresses.ts'

/** The deposit of a submission, calculated again: the amount that the screen showed is not trusted. */
const depositOf = (
  world: WorldRow,
  body: Extract<SubmitBody, { account_type: typeof accountTypes.commercial }>,
): Cents => {
  const quote = quoteDeposit({
    number: body.nric,
    usage: body.type_of_usage,
    premisesType: body.use_of_premises_selected,
    services: { electricity: body.electricity, water: body.water, gas: body.gas },
    tension: tensionOfBody(body, world) ?? 'LT',
    electricityCapacity: body.elect_capacity,
    waterCapacity: body.water_capacity,
    days: body.no_days === '' ? null : body.no_days,
  })
  const { deposit } = knownDeposit(
    quote,
    () => new Refusal('deposit_not_calculable', { rule: 'deposit.inputs-missing' }),
  )
  return deposit.total
}

/** The amounts of an application; null where nothing is paid online. Refuses when the deposit cannot be calculated. */
export const amountsOf = (world: WorldRow, body: SubmitBody): AmountsToPay | null =>
  body.account_type === accountTypes.residential
    ? null
    : amountsToPay(depositOf(world, body), paymentTermsOf(changedSettingsOf(world)))

/** The amounts and method of a payment, and the address to which the gateway sends the browser afterwards. */
export interface Payable {
  readonly amounts: AmountsToPay
  readonly method: GatewayPaymentMethod
  /** The address to which the payment is posted. */
  readonly gateway: string
  readonly redirect: string
}

/** The simulated gateway, at the origin under which the caller reaches the service. */
const ownGateway = (redirect: string): string => new URL(gatewayPath, redirect).href

/** The payment of a submission; null where nothing is paid online. Refuses a submission that cannot be paid. */
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
    issues: [{ path: 'payment_redirect', message: 'The gateway does not redirect to this address.' }],
  })
}
