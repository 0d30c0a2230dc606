/**
 * Tells whether anything was written to the database: a number that is another one after every write, whoever made it,
 * relaxedCommit ones left out. Null where nothing less than a query would tell.
 */
export type DataVersion = (() => number) | null

/**
 * A read that answers what it answered before for as long as nothing was written since. Without a revision it always
 * reads. What is not there is not remembered, so that nobody fills the memory with made-up ids.
 */
export const cachedUntilWrite = <Value>(
  revision: DataVersion,
  read: (id: string) => Promise<Value>,
): ((id: string) => Promise<Value>) => {
  if (revision === null) return read
  const kept = new Map<string, Value>()
  let keptAt = Number.NaN
  return async id => {
    /** Told before the read: what is written meanwhile makes the value newer than it is taken for, never older. */
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
