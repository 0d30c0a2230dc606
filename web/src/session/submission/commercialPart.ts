import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isPaymentMethod, paymentMethods } from '@open-account/domain/payment/methods'
import { isHawkerStallApplicable } from '@open-account/domain/requirements/conditions'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { chosen } from '../draftSelectors.ts'
import type { Draft } from '../draft.ts'

/** The payment of the deposit. */
export interface SubmittedPayment {
  /** The URL to which the gateway redirects back. */
  readonly redirect: string
  /** Whether the applicant continues although an application for these premises is pending. */
  readonly bypassDuplicateCheck: boolean
}

/** The chosen payment method, by its name at the gateway. */
const gatewayMethod = ({ payment }: Draft) => {
  const { PAYMENT_METHOD: picked } = payment
  if (!isPaymentMethod(picked)) throw new Error('Submitted without PAYMENT_METHOD')
  return paymentMethods[picked]
}

/**
 * The fields that only commercial applications send: use, deposit and payment. Fields that do not apply are empty
 * (C-189); the tension is the found or chosen one, independent of the flags.
 */
export const commercialPart = (
  draft: Draft,
  facts: ApplicationFacts,
  { redirect, bypassDuplicateCheck }: SubmittedPayment,
) => {
  const { premises, particulars, turnOnServices, security_deposit: deposit } = draft
  const ifRequired = (
    field: 'supply_application_number' | 'ELECT_CAPACITY' | 'WATER_CAPACITY',
    value: string,
  ) => (isFieldRequired(field, facts) ? value : '')
  return {
    hawker_stall_no: isHawkerStallApplicable(facts) ? premises.hawker_stall_no : '',
    type_of_usage: chosen(turnOnServices.type_of_usage, 'type_of_usage'),
    supply_application_no: ifRequired('supply_application_number', turnOnServices.supply_application_number),
    use_of_premises_selected: deposit.USE_OF_PREMISES_LIST,
    elect_capacity: ifRequired('ELECT_CAPACITY', deposit.ELECT_CAPACITY),
    water_capacity: ifRequired('WATER_CAPACITY', deposit.WATER_CAPACITY),
    no_days: isFieldRequired('NO_DAYS', facts) ? Number(deposit.NO_DAYS) : '',
    tension_level: premises.tension || particulars.tensionGivenUp,
    payment_method: gatewayMethod(draft),
    payment_redirect: redirect,
    bypass_dup_check: bypassDuplicateCheck ? 'true' : 'false',
  } as const
}
