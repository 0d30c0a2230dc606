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

/**
 * The deposits of these premises by the residential tariff: one amount, or one for each kind of premises where a use covers
 * kinds that pay differently. Empty when the tariff does not contain the use.
 */
const residentialAmounts = (useOfPremises: string, applicant: DepositApplicant): string => {
  const kinds = residentialPremisesOf(useOfPremises)
  const amounts = new Map(kinds.map(kind => [residentialPremises[kind], amountsOf(kind, applicant)]))
  const [only, ...others] = new Set(amounts.values())
  if (only === undefined) return ''
  if (others.length === 0) return `${only}. `
  return [...amounts].map(([kind, amount]) => `${kind}: ${amount}. `).join('')
}

/** The security deposit of a residential application. */
export const residentialDepositText = (useOfPremises: string, { residency }: ApplicationFacts): string =>
  `${residentialAmounts(useOfPremises, residency === 'foreigner' ? 'foreigner' : 'local')}Billed in the first bill.`
