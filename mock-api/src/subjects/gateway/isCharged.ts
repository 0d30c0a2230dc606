import { cardOf } from '../../scenarios/cards.ts'
import type { PaymentChoice } from '../../store/tables.ts'

/** Whether this choice charges the payer, now or later. */
export const isCharged = ({ choice }: { readonly choice: PaymentChoice | null }): boolean =>
  choice !== null && cardOf(choice).conduct.charged
