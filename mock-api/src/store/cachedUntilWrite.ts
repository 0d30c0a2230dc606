import type { Awaitable } from '../kit/awaitable.ts'

/**
 * Returns a number that changes with every write to the database, by any process, except writes with relaxed commit. Null
 * for a database that has no such number.
 */
export type DataVersion = (() => number) | null

/**
 * Caches a read until the next write. Without a data version it always reads. A missing row is not cached, so that
 * made-up ids do not fill the memory.
 */
export const cachedUntilWrite = <Value>(
  revision: DataVersion,
  read: (id: string) => Promise<Value>,
): ((id: string) => Awaitable<Value>) => {
  if (revision === null) return read
  const cache = new Map<string, Value>()
  let cachedVersion = Number.NaN
  return id => {
    /** Before the read: a write in between makes the cached value newer than its version, never older. */
    const version = revision()
    if (version !== cachedVersion) {
      cache.clear()
      cachedVersion = version
    }
    const cachedValue = cache.get(id)
    if (cachedValue !== undefined) return cachedValue
    return read(id).then(value => {
      if (value !== undefined && version === cachedVersion) cache.set(id, value)
      return value
    })
  }
}
