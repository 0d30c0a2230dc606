import type { OneTimePasswordRow, WorldRow } from '../../store/tables.ts'
import { verifyMac, mac } from '../worlds/mac.ts'

/** An e-mail as it is kept beside a code: not readable, the same for the same address however it is written. */
export const emailHash = (world: Pick<WorldRow, 'secret'>, email: string): string =>
  mac(world, 'email', email.trim().toLowerCase())

/** A code as it is kept: not readable, and good for one row only. */
export const codeHash = (world: Pick<WorldRow, 'secret'>, id: string, code: string): string =>
  mac(world, 'otp', id, code)

export const isCode = (
  world: Pick<WorldRow, 'secret'>,
  { id, code_hash }: Pick<OneTimePasswordRow, 'id' | 'code_hash'>,
  code: string,
): boolean => verifyMac(world, code_hash, 'otp', id, code)
