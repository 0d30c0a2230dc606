/** A piece of a text, by its first position and the one after its last, and what replaces it: nothing, unless said. */
export interface Range {
  readonly start: number
  readonly end: number
  readonly instead?: string
}

/** The text without these pieces; one inside another goes with it. */
export const withoutRanges = (text: string, ranges: readonly Range[]): string => {
  const ordered = ranges.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const outer = ordered.filter(({ start }, index) => !ordered.slice(0, index).some(({ end }) => start < end))
  return outer.reduceRight(
    (rest, { start, end, instead = '' }) => `${rest.slice(0, start)}${instead}${rest.slice(end)}`,
    text,
  )
}
