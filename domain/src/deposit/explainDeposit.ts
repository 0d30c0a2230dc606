import { type DepositInputs, type DepositPart, calculateDeposit } from './calculateDeposit.ts'
import { highTensionRates } from './highTensionRate.ts'
import { type Cents, sumOf } from './money.ts'

/** The inputs that an applicant enters. Only the back office knows contracted load and quotation. */
export type StatedDepositInputs = Omit<DepositInputs, 'kW' | 'quotation'>

/** The contracted load in whole kW that makes up the rest of a total; NaN when none does. */
const contractedLoad = (stated: StatedDepositInputs, total: Cents): number => {
  const rate = highTensionRates[stated.tension]
  const parts = calculateDeposit({ ...stated, kW: 1, quotation: total })?.parts ?? []
  const others = sumOf(parts.filter(({ by }) => by !== 'contracted_load').map(({ amount }) => amount))
  const load = rate === null || others === null ? NaN : (total - others) / rate
  return Number.isInteger(load) ? load : NaN
}

/**
 * The parts of a calculated deposit, from the applicant's inputs; what only the back office knows makes up the rest.
 * Null when the parts do not add up to the total.
 */
export const explainDeposit = (stated: StatedDepositInputs, total: Cents): readonly DepositPart[] | null => {
  const explained = calculateDeposit({ ...stated, kW: contractedLoad(stated, total), quotation: total })
  return explained?.total === total ? explained.parts : null
}
