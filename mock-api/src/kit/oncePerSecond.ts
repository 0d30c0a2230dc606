const millisecondsPerSecond = 1_000

/**
 * Calculates a value of a moment once for each second, because under load the next call has the same one. The value has to
 * depend on nothing else. Moments are epoch milliseconds.
 */
export const oncePerSecond = <Value>(valueAt: (at: number) => Value): ((at: number) => Value) => {
  let last: { readonly second: number; readonly value: Value } | null = null
  return at => {
    const second = Math.floor(at / millisecondsPerSecond)
    if (last?.second !== second) last = { second, value: valueAt(at) }
    return last.value
  }
}
