import type { OneTimePasswordRow, WorldRow } from '../../store/tables.ts'
import { verifyMac, mac } from '../worlds/mac.ts'

/** An e-mail as the store saves it: a hash that ignores case and surrounding spaces. */
export const emailHash = (world: Pick<WorldRow, 'secret'>, email: string): string =>
  mac(world, 'email', email.trim().toLowerCase())

/** A code as the store saves it: a hash that is valid for one row only. */
export const codeHash = (world: Pick<WorldRow, 'secret'>, id: string, code: string): string =>
  mac(world, 'otp', id, code)

export const isCode = (
  world: Pick<WorldRow, 'secret'>,
  { id, code_hash }: Pick<OneTimePasswordRow, 'id' | 'code_hash'>,
  code: string,
): boolean => verifyMac(world, code_hash, 'otp', id, code)
