import type { Tension } from '../application/codes.ts'
import { capacityDeposit } from './capacityBands.ts'
import {
  type DepositService,
  depositServices,
  type DepositServices,
  type PremisesRate,
  type ServiceRate,
  tariffRow,
} from './commercialTariff.ts'
import { highTensionDeposit } from './highTensionRate.ts'
import { type Cents, sumOf } from './money.ts'
import { waterDeposit } from './waterRate.ts'
import { wayangDeposit } from './wayangRate.ts'

/** What an amount depends on; `amount` is a fixed one. */
export type DepositBasis = 'amount' | 'cubic_metres' | 'capacity' | 'contracted_load' | 'days' | 'quotation'

/** One amount of a deposit, with its reason. */
export interface DepositPart {
  /** The premises as a whole, or one service. */
  readonly of: 'premises' | DepositService
  readonly by: DepositBasis
  /** Cubic metres, kVA, kW or days, by the basis; null where the amount depends on no quantity. */
  readonly quantity: number | null
  /** Whole cents, more than 0. */
  readonly amount: Cents
}

export interface Deposit {
  /** Whole cents: the sum of the parts. */
  readonly total: Cents
  readonly parts: readonly DepositPart[]
}

export interface DepositInputs {
  /** Code of the type of premises (`USE_OF_PREMISES_LIST`). */
  readonly premisesType: string
  readonly services: DepositServices
  readonly tension: Tension
  /** Electricity supply capacity in kVA. */
  readonly kVA: number
  /** Contracted load in kW; used above low tension only (C-052, C-179). */
  readonly kW: number
  /** Water supply capacity in cubic metres. */
  readonly cubicMetres: number
  /** Number of days of a street opera. */
  readonly days: number
  /** The grid operator's quotation for public lighting; null without one (C-080). */
  readonly quotation: Cents | null
}

/** One calculated amount; null when an input is missing. */
interface CalculatedAmount {
  readonly by: DepositBasis
  readonly quantity: number | null
  readonly amount: Cents | null
}

/** From high tension on the contracted load counts instead of the capacity. */
const electricityDeposit = ({ tension, kVA, kW }: DepositInputs): CalculatedAmount =>
  tension === 'LT'
    ? { by: 'capacity', quantity: kVA, amount: capacityDeposit(kVA) }
    : { by: 'contracted_load', quantity: kW, amount: highTensionDeposit(tension, kW) }

const forService = (rate: ServiceRate, inputs: DepositInputs): CalculatedAmount => {
  switch (rate.by) {
    case 'amount':
      return { ...rate, quantity: null }
    case 'cubic_metres':
      return { ...rate, quantity: inputs.cubicMetres, amount: waterDeposit(inputs.cubicMetres) }
    case 'capacity':
      return electricityDeposit(inputs)
  }
}

type Parts = readonly (CalculatedAmount & Pick<DepositPart, 'of'>)[]

const partsOf = (rate: PremisesRate, inputs: DepositInputs): Parts => {
  switch (rate.by) {
    case 'amount':
      return [{ of: 'premises', ...rate, quantity: null }]
    case 'services':
      return depositServices
        .filter(service => inputs.services[service])
        .map(service => ({ of: service, ...forService(rate.services[service], inputs) }))
    case 'days':
      return [{ of: 'premises', by: 'days', quantity: inputs.days, amount: wayangDeposit(inputs.days) }]
    case 'quotation':
      return [{ of: 'premises', ...rate, quantity: null, amount: inputs.quotation }]
  }
}

/**
 * The security deposit of commercial premises with its parts; null when the type of premises is not in the tariff, an
 * input is missing or impossible, or the total is no safe integer of cents. Source: document 2, section 9.
 */
export const calculateDeposit = (inputs: DepositInputs): Deposit | null => {
  const row = tariffRow(inputs.premisesType)
  if (row === null) return null
  const parts = partsOf(row.rate, inputs)
  const total = sumOf(parts.map(({ amount }) => amount))
  if (total === null || !Number.isSafeInteger(total)) return null
  return { total, parts: parts.flatMap(part => (part.amount ? [{ ...part, amount: part.amount }] : [])) }
}
