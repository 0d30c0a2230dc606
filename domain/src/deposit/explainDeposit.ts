import { type DepositInputs, type DepositPart, calculateDeposit } from './calculateDeposit.ts'
import { highTensionRates } from './highTensionRate.ts'
import { type Cents, sumOf } from './money.ts'

/** What an applicant says of a deposit. Contracted load and quotation are known to the back office alone. */
export type StatedDepositInputs = Omit<DepositInputs, 'kW' | 'quotation'>

/** The contracted load that the other parts of a total leave, in whole kW; NaN when there can be none. */
const contractedLoad = (stated: StatedDepositInputs, total: Cents): number => {
  const rate = highTensionRates[stated.tension]
  const parts = calculateDeposit({ ...stated, kW: 1, quotation: total })?.parts ?? []
  const others = sumOf(parts.filter(({ by }) => by !== 'contracted_load').map(({ amount }) => amount))
  const load = rate === null || others === null ? NaN : (total - others) / rate
  return Number.isInteger(load) ? load : NaN
}

/**
 * What a calculated deposit is made of, from what the applicant stated: what only the back office knows is the rest.
 * Null when the parts do not make up the total, so that nothing can be said of it.
 */
export const explainDeposit = (stated: StatedDepositInputs, total: Cents): readonly DepositPart[] | null => {
  const explained = calculateDeposit({ ...stated, kW: contractedLoad(stated, total), quotation: total })
  return explained?.total === total ? explained.parts : null
}
