/** The value below which a part of the values lies: 0.5 for the median, 0.99 for the slowest of a hundred. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

/** The value in the middle of a list. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
