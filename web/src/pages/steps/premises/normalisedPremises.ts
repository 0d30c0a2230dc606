import { normalise, normaliseFloorAndUnit } from '@open-account/domain/text/normalise'
import type { PremisesValues } from './premisesValues.ts'
import type { LookupInputs } from '@open-account/domain/address/lookup'

/** Sets only those fields of a form whose normalised value differs. */
export const setNormalised = <Name extends string>(
  entered: Readonly<Record<NoInfer<Name>, string>>,
  normalised: Readonly<Record<Name, string>>,
  set: (name: NoInfer<Name>, value: string) => void,
): void => {
  for (const name in normalised) if (normalised[name] !== entered[name]) set(name, normalised[name])
}

/** One of the two addresses of the form as the rules check it and the look-up takes it. */
export const normalisedAddress = (values: PremisesValues, part: 'premise' | 'mail'): LookupInputs => ({
  postalCode: normalise.postalCode(values[`${part}_postal_code`]),
  block: normalise.block(values[`${part}_block`]),
  ...normaliseFloorAndUnit({ floor: values[`${part}_floor`], unit: values[`${part}_unit`] }),
})

/** The values of this step as the rules check them. */
export const normalisedPremises = (values: PremisesValues) => {
  const premise = normalisedAddress(values, 'premise')
  const mail = normalisedAddress(values, 'mail')
  return {
    premise_postal_code: premise.postalCode,
    premise_block: premise.block,
    premise_floor: premise.floor,
    premise_unit: premise.unit,
    premise_description: normalise.description(values.premise_description),
    mail_postal_code: mail.postalCode,
    mail_block: mail.block,
    mail_floor: mail.floor,
    mail_unit: mail.unit,
  } satisfies Partial<PremisesValues>
}
