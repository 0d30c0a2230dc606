import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { formatDollars } from '@open-account/domain/deposit/money'
import {
  type DepositApplicant,
  type ResidentialPremises,
  residentialDeposit,
  residentialPremises,
} from '@open-account/domain/deposit/residentialRates'
import { residentialPremisesOf } from '@open-account/domain/deposit/usesOfPremises'

const amountsOf = (premises: ResidentialPremises, applicant: DepositApplicant): string => {
  const giro = formatDollars(residentialDeposit({ premises, applicant, payment: 'giro' }))
  const without = formatDollars(residentialDeposit({ premises, applicant, payment: 'non_giro' }))
  return `${giro} with GIRO, ${without} without`
}

/** The amount of these premises, or one for each kind of premises where a use covers kinds that pay differently. */
const amountsOfUse = (useOfPremises: string, applicant: DepositApplicant): readonly string[] => {
  const kinds = residentialPremisesOf(useOfPremises)
  const amounts = new Map(kinds.map(kind => [residentialPremises[kind], amountsOf(kind, applicant)]))
  const different = new Set(amounts.values())
  return different.size < 2 ? [...different] : [...amounts].map(([kind, amount]) => `${kind}: ${amount}`)
}

/**
 * The security deposit of residential premises by the tariff, in sentences without a full stop: the amounts, with those of
 * foreigners while it is not known whether the applicant is one, and when it is paid. Without amounts when the tariff does
 * not contain the use.
 */
export const residentialDepositTexts = (
  useOfPremises: string,
  { type, residency }: Pick<ApplicationFacts, 'type' | 'residency'>,
): readonly string[] => [
  ...amountsOfUse(useOfPremises, residency === 'foreigner' ? 'foreigner' : 'local'),
  ...(type === 'personal' && residency === null
    ? amountsOfUse(useOfPremises, 'foreigner').map(amount => `Foreigners: ${amount}`)
    : []),
  'Billed in the first bill',
]
