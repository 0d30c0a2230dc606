import type { PaymentStatus } from '@open-account/contracts/payment'
import type { PaymentRow } from '../../store/tables.ts'

/** How each state is called on the wire. The documents know three; nothing is known of an open payment yet. */
const statuses: Readonly<Record<PaymentRow['state'], string>> = {
  success: 'PAYMENT_SUCCESS',
  pending: 'PAYMENT_PENDING',
  open: 'PAYMENT_OPEN',
  failed: 'PAYMENT_FAILED',
  cancelled: 'PAYMENT_FAILED',
}

export const statusOf = ({ state }: Pick<PaymentRow, 'state'>): PaymentStatus => ({ status: statuses[state] })
