import type { LookupInputs } from '@open-account/domain/address/lookup'
import { normalise, normaliseFloorAndUnit } from '@open-account/domain/text/normalise'
import type { PremisesValues } from './premisesValues.ts'

/** One of the two addresses of the form as the rules check it and the look-up takes it. */
export const normalisedAddress = (values: PremisesValues, part: 'premise' | 'mail'): LookupInputs => ({
  postalCode: normalise.postalCode(values[`${part}_postal_code`]),
  block: normalise.block(values[`${part}_block`]),
  ...normaliseFloorAndUnit({ floor: values[`${part}_floor`], unit: values[`${part}_unit`] }),
})
