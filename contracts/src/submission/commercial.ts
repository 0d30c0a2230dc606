import { z } from 'zod'
import { booleanText, tension, usage } from '../fields/codes.ts'
import { electricityCapacity } from '../fields/capacityCode.ts'
import { hawkerStall } from '../fields/hawkerStall.ts'
import { numberOfDays } from '../fields/numberOfDays.ts'
import { gatewayPaymentMethod } from '../fields/paymentMethod.ts'
import { supplyApplicationNumber } from '../fields/supplyApplicationNumber.ts'
import { premisesType } from '../fields/useOfPremises.ts'
import { waterCapacity } from '../fields/waterCapacity.ts'
import { optionalText } from './optional.ts'

/** What only commercial applications send: use, deposit and payment. Source: document 2, section 3; C-094. */
export const commercialShape = {
  hawker_stall_no: optionalText(hawkerStall),
  type_of_usage: usage,
  supply_application_no: optionalText(supplyApplicationNumber),
  use_of_premises_selected: premisesType,
  elect_capacity: optionalText(electricityCapacity),
  water_capacity: optionalText(waterCapacity),
  no_days: numberOfDays.optional(),
  tension_level: tension.optional(),
  payment_method: gatewayPaymentMethod,
  payment_redirect: z.url({ protocol: /^https?$/ }).meta({
    description: 'Where the gateway sends the browser back to, with the present address as its return.',
  }),
  bypass_dup_check: booleanText.meta({
    description: 'Whether a pending duplicate is accepted: true only after the applicant chose to continue.',
  }),
}
