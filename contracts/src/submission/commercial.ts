import { z } from 'zod'
import { booleanText, tensionLevel, usage } from '../fields/codes.ts'
import { electricityCapacity } from '../fields/capacityCode.ts'
import { hawkerStall } from '../fields/hawkerStall.ts'
import { numberOfDays } from '../fields/numberOfDays.ts'
import { gatewayPaymentMethod } from '../fields/paymentMethod.ts'
import { supplyApplicationNumber } from '../fields/supplyApplicationNumber.ts'
import { premisesType } from '../fields/useOfPremises.ts'
import { waterCapacity } from '../fields/waterCapacity.ts'
import { orEmpty } from '../fields/orEmpty.ts'

/** The fields of commercial applications only: usage, deposit and payment. Source: document 2, section 3; C-094. */
export const commercialShape = {
  hawker_stall_no: orEmpty(hawkerStall),
  type_of_usage: usage,
  supply_application_no: orEmpty(supplyApplicationNumber),
  use_of_premises_selected: premisesType,
  elect_capacity: orEmpty(electricityCapacity),
  water_capacity: orEmpty(waterCapacity),
  no_days: z
    .union([numberOfDays, z.literal('')])
    .meta({ description: 'Number of days of a street opera, 1 or more; empty where it does not apply.' }),
  tension_level: z.union([tensionLevel, z.literal('')]).meta({
    description:
      'Tension that the look-up found or the applicant chose, independent of the flags; empty without one.',
  }),
  payment_method: gatewayPaymentMethod,
  payment_redirect: z.url({ protocol: /^https?$/ }).meta({
    description:
      'Address to which the gateway redirects the browser, with the present address as its return.',
  }),
  bypass_dup_check: booleanText.meta({
    description:
      'Whether to accept in spite of a pending duplicate: true only after the applicant chose to continue.',
  }),
}
