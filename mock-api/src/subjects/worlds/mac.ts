import { hash, timingSafeEqual } from 'node:crypto'
import type { WorldRow } from '../../store/tables.ts'

/** Base64url characters for the 128 bits of a MAC. The last one contains two of the bits and four zeros. */
const macLength = 22
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Each character with its last four bits zero. */
const withoutUnusedBits: ReadonlyMap<string, string> = new Map(
  Array.from(alphabet, (character, bits) => [character, alphabet.charAt(bits & ~15)]),
)

/** The digest is read as text, because a buffer for it takes longer than the digest itself. */
const macOf = (text: string): string => {
  const digest = hash('sha512-256', text, 'base64url')
  const last = digest.charAt(macLength - 1)
  return digest.slice(0, macLength - 1) + (withoutUnusedBits.get(last) ?? last)
}

/**
 * A message authentication code (MAC) of these parts, with the world's secret as its key: 128 bits. No part may contain a
 * line break. SHA-512/256 is a truncated digest, so the secret can safely be its prefix.
 */
export const mac = ({ secret }: Pick<WorldRow, 'secret'>, ...parts: readonly string[]): string =>
  macOf(`${secret}\n${parts.join('\n')}`)

/** Makes MACs with the same first parts, which are joined only once. The function takes the last part. */
export const macsWith = (
  { secret }: Pick<WorldRow, 'secret'>,
  ...firstParts: readonly string[]
): ((lastPart: string) => string) => {
  const first = `${secret}\n${firstParts.join('\n')}\n`
  return lastPart => macOf(first + lastPart)
}

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
