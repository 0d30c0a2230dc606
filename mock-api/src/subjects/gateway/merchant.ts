import type { WorldRow } from '../../store/tables.ts'
import { mac } from '../worlds/mac.ts'

interface Merchant {
  readonly id: string
  readonly apiKey: string
  /** Known to the merchant and the gateway only. */
  readonly secret: string
}

/** The merchant's name, as a payer reads it. */
export const merchantName = 'Open Account'

/** The merchant of a world at the payment gateway: each world has its own. */
export const merchantOf = (world: Pick<WorldRow, 'secret'>): Merchant => ({
  id: 'OPEN_ACCOUNT',
  apiKey: mac(world, 'gateway', 'key'),
  secret: mac(world, 'gateway', 'secret'),
})
