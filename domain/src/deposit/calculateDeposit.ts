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

/** What an amount goes by: nothing but what it is for, or how much of something there is. */
export type DepositBasis = 'amount' | 'cubic_metres' | 'capacity' | 'contracted_load' | 'days' | 'quotation'

/** One amount of a deposit, with its reason. */
export interface DepositPart {
  /** The premises as a whole, or one service. */
  readonly of: 'premises' | DepositService
  readonly by: DepositBasis
  /** Cubic metres, kVA, kW or days, as the basis says; null where the amount depends on none. */
  readonly quantity: number | null
  /** Whole cents, more than none. */
  readonly amount: Cents
}

export interface Deposit {
  /** Whole cents: the parts together. */
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
  /** How many days a street opera stands. */
  readonly days: number
  /** What the grid operator asks for public lighting; null without a quotation (C-080). */
  readonly quotation: Cents | null
}

/** An amount that may not be known yet, and what it goes by. */
interface Reckoned {
  readonly by: DepositBasis
  readonly quantity: number | null
  readonly amount: Cents | null
}

/** High tension and above pays by its contracted load, whatever the capacity. */
const electricityDeposit = ({ tension, kVA, kW }: DepositInputs): Reckoned =>
  tension === 'LT'
    ? { by: 'capacity', quantity: kVA, amount: capacityDeposit(kVA) }
    : { by: 'contracted_load', quantity: kW, amount: highTensionDeposit(tension, kW) }

const forService = (rate: ServiceRate, inputs: DepositInputs): Reckoned => {
  switch (rate.by) {
    case 'amount':
      return { ...rate, quantity: null }
    case 'cubic_metres':
      return { ...rate, quantity: inputs.cubicMetres, amount: waterDeposit(inputs.cubicMetres) }
    case 'capacity':
      return electricityDeposit(inputs)
  }
}

type Parts = readonly (Reckoned & Pick<DepositPart, 'of'>)[]

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
 * The security deposit of commercial premises, with what it is made of; null when the type of premises is not in the
 * tariff, or something that the deposit depends on is missing, cannot be, or is more than can be counted in cents. Source:
 * document 2, section 9.
 */
export const calculateDeposit = (inputs: DepositInputs): Deposit | null => {
  const row = tariffRow(inputs.premisesType)
  if (row === null) return null
  const parts = partsOf(row.rate, inputs)
  const total = sumOf(parts.map(({ amount }) => amount))
  if (total === null || !Number.isSafeInteger(total)) return null
  return { total, parts: parts.flatMap(part => (part.amount ? [{ ...part, amount: part.amount }] : [])) }
}
