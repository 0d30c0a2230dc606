import { noDeposit } from '@open-account/contracts/fields/messages'
import { Refusal } from '../../kit/refusal.ts'
import type { DepositInput, DepositQuote } from './quoteDeposit.ts'

type Known = Extract<DepositQuote, { kind: 'known' }>

/** The deposit of a quote. Refuses where there is none; missing inputs are refused as the call does it. */
export const knownDeposit = (
  quote: DepositQuote,
  withoutInputs: (inputs: readonly DepositInput[]) => Refusal,
): Known => {
  switch (quote.kind) {
    case 'known':
      return quote
    case 'inputs missing':
      throw withoutInputs(quote.inputs)
    case 'not calculable':
      throw new Refusal('deposit_not_calculable', { rule: 'deposit.not-calculable' })
    case 'no deposit':
      throw new Refusal('deposit_not_calculable', {
        rule: 'deposit.not-calculable',
        description: `${noDeposit}.`,
      })
    case 'failing':
      throw new Refusal('upstream_error', { rule: 'deposit.failing' })
  }
}
