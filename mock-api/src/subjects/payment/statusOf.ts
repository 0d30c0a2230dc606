import type { PaymentStatus } from '@open-account/contracts/payment'
import type { PaymentRow } from '../../store/tables.ts'

/** The name of each state on the wire. The documents have three of them; `PAYMENT_OPEN` is ours. */
const statuses: Readonly<Record<PaymentRow['state'], string>> = {
  success: 'PAYMENT_SUCCESS',
  pending: 'PAYMENT_PENDING',
  open: 'PAYMENT_OPEN',
  failed: 'PAYMENT_FAILED',
  cancelled: 'PAYMENT_FAILED',
}

export const statusOf = ({ state }: Pick<PaymentRow, 'state'>): PaymentStatus => ({ status: statuses[state] })
