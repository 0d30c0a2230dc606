import { hash, timingSafeEqual } from 'node:crypto'
import type { WorldRow } from '../../store/tables.ts'

const macBytes = 16

const digestOf = ({ secret }: Pick<WorldRow, 'secret'>, parts: readonly string[]): Buffer =>
  hash('sha512-256', `${secret}\n${parts.join('\n')}`, 'buffer').subarray(0, macBytes)

/**
 * A message authentication code (MAC) of these parts, with the world's secret as its key: 128 bits. No part may contain a
 * line break. SHA-512/256 is a truncated digest, so the secret can safely be its prefix.
 */
export const mac = (world: Pick<WorldRow, 'secret'>, ...parts: readonly string[]): string =>
  digestOf(world, parts).toString('base64url')

/** Whether a MAC matches these parts, in its canonical encoding; compares in constant time. */
export const verifyMac = (
  world: Pick<WorldRow, 'secret'>,
  candidate: string,
  ...parts: readonly string[]
): boolean => {
  const actual = Buffer.from(candidate)
  const expected = Buffer.from(mac(world, ...parts))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
