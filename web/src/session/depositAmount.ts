import { type Cents, toCents } from '@open-account/domain/deposit/money'
import type { Draft } from './draft.ts'

/** The amount of a calculated deposit in cents; null while there is none. */
export const depositAmount = ({
  security_deposit: amount,
}: Pick<Draft['security_deposit'], 'security_deposit'>): Cents | null =>
  amount === null ? null : toCents(amount)
