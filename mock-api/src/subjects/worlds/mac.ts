import { hash, timingSafeEqual } from 'node:crypto'
import type { WorldRow } from '../../store/tables.ts'

const sealBytes = 16

const sealed = ({ secret }: Pick<WorldRow, 'secret'>, parts: readonly string[]): Buffer =>
  hash('sha512-256', `${secret}\n${parts.join('\n')}`, 'buffer').subarray(0, sealBytes)

/**
 * Proof that this world said these parts together: 128 bits that nobody makes without the world's secret. No part may
 * have a line break. The digest is a truncated one, so that a secret in front is safe.
 */
export const mac = (world: Pick<WorldRow, 'secret'>, ...parts: readonly string[]): string =>
  sealed(world, parts).toString('base64url')

/** Whether a MAC matches these parts, in its canonical encoding; compares in constant time. */
export const verifyMac = (
  world: Pick<WorldRow, 'secret'>,
  proof: string,
  ...parts: readonly string[]
): boolean => {
  const given = Buffer.from(proof)
  const right = Buffer.from(mac(world, ...parts))
  return given.length === right.length && timingSafeEqual(given, right)
}
