import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { fixedRates } from '@open-account/domain/deposit/fixedRates'
import type { Cents } from '@open-account/domain/deposit/money'
import {
  type DepositApplicant,
  defaultTariffReading,
  residentialRates,
} from '@open-account/domain/deposit/residentialRates'
import { serviceRates } from '@open-account/domain/deposit/serviceRates'
import { wayangRatePerDay } from '@open-account/domain/deposit/wayangRate'

/** The lowest and the highest deposit; no highest one where the tariff has no end. */
export interface DepositRange {
  readonly lowest: Cents
  readonly highest: Cents | null
}

/** Companies pay like locals; a person may be either, and nobody has said yet. */
const applicantsOf = (type: ApplicantType | null): readonly DepositApplicant[] =>
  type === 'company' ? ['local'] : ['local', 'foreigner']

const residentialRange = (type: ApplicantType | null): DepositRange => {
  const amounts = residentialRates[defaultTariffReading].flatMap(({ amounts: row }) =>
    applicantsOf(type).flatMap(applicant => Object.values(row[applicant])),
  )
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts) }
}

/** Capacity has no upper end, and so the amount has none. */
const commercialRange = (): DepositRange => {
  const { water, electricity, gas } = serviceRates.PREMISES_HDB_SHOPHOUSE
  const fixed = Object.values(fixedRates).map(({ deposit }) => deposit)
  return { lowest: Math.min(water(), electricity(), gas(), wayangRatePerDay, ...fixed), highest: null }
}

/** Between which amounts the security deposit of such an application lies, by the tariff. */
export const depositRange = (domain: Domain, type: ApplicantType | null): DepositRange =>
  domain === 'residential' ? residentialRange(type) : commercialRange()
