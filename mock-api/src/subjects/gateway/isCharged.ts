import { cardOf } from '../../scenarios/cards.ts'
import type { PaymentChoice } from '../../store/tables.ts'

/** Whether a payer who decided so is charged, now or later. */
export const isCharged = ({ choice }: { readonly choice: PaymentChoice | null }): boolean =>
  choice !== null && cardOf(choice).conduct.charged
