import { normalise } from '@open-account/domain/text/normalise'
import { normalisedAddress } from './normalisedAddress.ts'
import type { PremisesValues } from './premisesValues.ts'

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
