import { type DepositInputs, type DepositPart, calculateDeposit } from './calculateDeposit.ts'
import { highTensionRates } from './highTensionRate.ts'
import { type Cents, sumOf } from './money.ts'

/** What an applicant says of a deposit. Contracted load and quotation are known to the back office alone. */
export type StatedDepositInputs = Omit<DepositInputs, 'kW' | 'quotation'>

/** The contracted load with which the parts make up the total, in kW; it stands for what the other parts leave. */
const contractedLoad = (stated: StatedDepositInputs, total: Cents): number => {
  const rate = highTensionRates[stated.tension]
  const parts = calculateDeposit({ ...stated, kW: 1, quotation: total })?.parts ?? []
  const others = sumOf(parts.filter(({ by }) => by !== 'contracted_load').map(({ amount }) => amount))
  return rate === null || others === null ? NaN : (total - others) / rate
}

/**
 * What a calculated deposit is made of, from what the applicant stated: what only the back office knows is the rest.
 * Null when the parts do not make up the total, so that nothing can be said of it.
 */
export const explainDeposit = (stated: StatedDepositInputs, total: Cents): readonly DepositPart[] | null => {
  const candidates = [
    { ...stated, tension: 'LT', kW: NaN, quotation: total } as const,
    { ...stated, kW: contractedLoad(stated, total), quotation: total },
  ]
  const explained = candidates.map(calculateDeposit).find(deposit => deposit?.total === total)
  return explained?.parts ?? null
}
