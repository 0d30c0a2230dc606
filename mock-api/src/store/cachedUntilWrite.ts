/**
 * Returns a number that changes with every write to the database, by any process, except writes with relaxed commit. Null
 * for a database where only a query could tell.
 */
export type DataVersion = (() => number) | null

/**
 * Caches a read until the next write. Without a data version it always reads. A missing row is not cached, so that
 * made-up ids do not fill the memory.
 */
export const cachedUntilWrite = <Value>(
  revision: DataVersion,
  read: (id: string) => Promise<Value>,
): ((id: string) => Promise<Value>) => {
  if (revision === null) return read
  const kept = new Map<string, Value>()
  let keptAt = Number.NaN
  return async id => {
    /** Before the read: a write in between makes the cached value newer than its version, never older. */
    const now = revision()
    if (now !== keptAt) {
      kept.clear()
      keptAt = now
    }
    const known = kept.get(id)
    if (known !== undefined) return known
    const value = await read(id)
    if (value !== undefined && now === keptAt) kept.set(id, value)
    return value
  }
}
