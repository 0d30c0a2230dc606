/**
 * Caches values by a key that contains everything on which they depend, so that none is ever stale. With `most` values it
 * drops all.
 */
export const cachedByKey = <Value>(most: number): ((key: string, make: () => Value) => Value) => {
  const cache = new Map<string, Value>()
  return (key, make) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    if (cache.size >= most) cache.clear()
    const value = make()
    cache.set(key, value)
    return value
  }
}
