import type { WorldRow } from '../../store/tables.ts'
import { mac } from '../worlds/mac.ts'

interface Merchant {
  readonly id: string
  readonly apiKey: string
  /** What only the merchant and the gateway know. */
  readonly secret: string
}

/** Who a world is at the payment gateway: each world is a merchant of its own. */
export const merchantOf = (world: Pick<WorldRow, 'secret'>): Merchant => ({
  id: 'OPEN_ACCOUNT',
  apiKey: mac(world, 'gateway', 'key'),
  secret: mac(world, 'gateway', 'secret'),
})
