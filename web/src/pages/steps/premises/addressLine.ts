import type { PremisesValues } from './premisesValues.ts'

/** A found address in one line. */
export const addressLine = (values: PremisesValues, part: 'premise' | 'mail', country: string): string => {
  const floor = values[`${part}_floor`]
  const unit = floor === '' ? '' : ` #${floor}-${values[`${part}_unit`]}`
  return `${values[`${part}_block`]} ${values[`${part}_street_name`]}${unit}, ${country} ${values[`${part}_postal_code`]}`
}
