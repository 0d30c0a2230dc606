import { hash, timingSafeEqual } from 'node:crypto'
import type { WorldRow } from '../../store/tables.ts'

/** The header in which a call sends the key of the world that it changes. */
export const worldKeyHeader = 'x-world-key'

/** The hash of a world's key, as the store saves it. */
export const worldKeyHash = (world: string, key: string): string =>
  hash('sha256', `${world}\n${key}`, 'base64url')

/** Whether a key is the world's key, or the world has none. */
export const isWorldKey = (
  { id, key_hash: expected }: Pick<WorldRow, 'id' | 'key_hash'>,
  key: unknown,
): boolean =>
  expected === null ||
  (typeof key === 'string' && timingSafeEqual(Buffer.from(worldKeyHash(id, key)), Buffer.from(expected)))
