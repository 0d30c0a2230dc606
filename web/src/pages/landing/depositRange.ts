import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { calculateDeposit } from '@open-account/domain/deposit/calculateDeposit'
import { commercialTariff, depositServices } from '@open-account/domain/deposit/commercialTariff'
import type { Cents } from '@open-account/domain/deposit/money'
import {
  type DepositApplicant,
  defaultTariffReading,
  residentialRates,
} from '@open-account/domain/deposit/residentialRates'

/** The lowest and the highest deposit; `highest` is null where the tariff has no upper limit. */
export interface DepositRange {
  readonly lowest: Cents
  readonly highest: Cents | null
}

/** Companies pay like locals. A person may be either, which is not known yet. */
const applicantsOf = (type: ApplicantType | null): readonly DepositApplicant[] =>
  type === 'company' ? ['local'] : ['local', 'foreigner']

const residentialRange = (type: ApplicantType | null): DepositRange => {
  const amounts = residentialRates[defaultTariffReading].flatMap(({ amounts: row }) =>
    applicantsOf(type).flatMap(applicant => Object.values(row[applicant])),
  )
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts) }
}

const noService = { electricity: false, water: false, gas: false }
/** The smallest supply, at low tension. */
const smallestSupply = { tension: 'LT', kVA: 1, kW: 1, cubicMetres: 0, days: 1, quotation: null } as const

/**
 * The range over every row of the tariff with the smallest supply of one service. Capacity has no upper limit, so the
 * amount has none.
 */
const commercialRange = (): DepositRange => {
  const amounts = Object.values(commercialTariff)
    .flat()
    .flatMap(({ premisesType }) =>
      depositServices.map(service =>
        calculateDeposit({ ...smallestSupply, premisesType, services: { ...noService, [service]: true } }),
      ),
    )
    .flatMap(deposit => (deposit !== null && deposit.total > 0 ? [deposit.total] : []))
  return { lowest: Math.min(...amounts), highest: null }
}

/** The range of the security deposit of such an application, by the tariff. */
export const depositRange = (domain: Domain, type: ApplicantType | null): DepositRange =>
  domain === 'residential' ? residentialRange(type) : commercialRange()
