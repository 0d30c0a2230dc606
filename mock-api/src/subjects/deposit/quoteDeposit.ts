import type { RuleId } from '@open-account/contracts/control/rules'
import type { Tension, Usage } from '@open-account/domain/application/codes'
import {
  calculateDeposit,
  type Deposit,
  type DepositBasis,
} from '@open-account/domain/deposit/calculateDeposit'
import { bandOfGrade, numberOfBand } from '@open-account/domain/deposit/capacityBands'
import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import { commercialTariff, type DepositServices } from '@open-account/domain/deposit/commercialTariff'
import { hasDeposit } from '@open-account/domain/deposit/hasDeposit'
import {
  requiresElectricityCapacity,
  requiresNumberOfDays,
  requiresWaterCapacity,
  isPremisesTypeOffered,
} from '@open-account/domain/premises/premisesTypes'
import { depositScenario } from '../../scenarios/deposits.ts'
import { quotationOf } from '../../scenarios/quotations.ts'

/** The inputs of a quote for commercial premises. A text is empty when the input is missing. */
export interface DepositQuestion {
  /** NRIC, FIN or UEN of the applicant. */
  readonly number: string
  readonly usage: Usage
  readonly premisesType: string
  readonly services: DepositServices
  /** Tension of the premises: from the look-up, or else as chosen. */
  readonly tension: Tension
  /** Code of the capacity band. */
  readonly electricityCapacity: string
  /** Cubic metres. */
  readonly waterCapacity: string
  readonly days: number | null
}

/** The inputs that only some types of premises need. */
export type DepositInput = 'electricityCapacity' | 'waterCapacity' | 'days'

export type DepositQuote =
  | { readonly kind: 'known'; readonly rule: RuleId; readonly deposit: Deposit }
  | { readonly kind: 'inputs missing'; readonly inputs: readonly DepositInput[] }
  | { readonly kind: 'not calculable' }
  /** The tariff has no deposit for the chosen services. */
  | { readonly kind: 'no deposit' }
  | { readonly kind: 'failing' }

const missingInputs = (question: DepositQuestion): readonly DepositInput[] => {
  const { services, premisesType, electricityCapacity, waterCapacity, days } = question
  const facts = { domain: 'commercial', services: { ...services, cooling: false }, premisesType } as const
  const missing: Readonly<Record<DepositInput, boolean>> = {
    electricityCapacity: requiresElectricityCapacity(facts) && electricityCapacity === '',
    waterCapacity: requiresWaterCapacity(facts) && waterCapacity === '',
    days: requiresNumberOfDays(facts) && days === null,
  }
  const inputs = ['electricityCapacity', 'waterCapacity', 'days'] as const
  return inputs.filter(input => missing[input])
}

const isInTariff = ({ usage, premisesType, services }: DepositQuestion): boolean =>
  commercialTariff[usage].some(row => row.premisesType === premisesType) &&
  isPremisesTypeOffered(premisesType, { ...services, cooling: false })

/** The rules of amounts that do not come from the tables of the tariff. */
const rules: Readonly<Partial<Record<DepositBasis, RuleId>>> = {
  quotation: 'deposit.quoted',
  contracted_load: 'deposit.high-tension',
}

const ruleOf = ({ parts }: Deposit): RuleId =>
  parts.map(({ by }) => rules[by]).find(rule => rule !== undefined) ?? 'deposit.calculated'

/**
 * The security deposit of commercial premises, by the tariff and by the back office's data of the applicant. A
 * deposit of zero is not calculable, because an application with it could not be paid.
 */
export const quoteDeposit = (question: DepositQuestion): DepositQuote => {
  const { calculation, kW } = depositScenario(question.number)
  if (calculation === 'failing') return { kind: 'failing' }
  if (calculation === 'unknown' || !isInTariff(question)) return { kind: 'not calculable' }
  if (!hasDeposit(question.premisesType, question.services)) return { kind: 'no deposit' }
  const inputs = missingInputs(question)
  if (inputs.length > 0) return { kind: 'inputs missing', inputs }

  const grade = capacityGrade(question.electricityCapacity)
  const band = grade === null ? null : bandOfGrade(grade)
  const deposit = calculateDeposit({
    premisesType: question.premisesType,
    services: question.services,
    tension: question.tension,
    kVA: band === null ? NaN : numberOfBand(band),
    kW: kW ?? (band === null ? NaN : numberOfBand(band)),
    cubicMetres: Number(question.waterCapacity),
    days: question.days ?? NaN,
    quotation: grade === null ? null : quotationOf(grade),
  })
  if (deposit === null || deposit.total === 0) return { kind: 'not calculable' }
  return { kind: 'known', rule: ruleOf(deposit), deposit }
}
