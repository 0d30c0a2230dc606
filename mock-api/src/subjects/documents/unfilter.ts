/** A line of bytes, the line above it, and how many bytes a pixel has. */
type Filter = (line: Uint8Array, above: Uint8Array, pixel: number) => void

/** The Paeth predictor of PNG: the neighbour that is nearest to left + above - corner. */
const nearest = (left: number, above: number, corner: number): number => {
  const toLeft = Math.abs(above - corner)
  const toAbove = Math.abs(left - corner)
  const toCorner = Math.abs(left + above - 2 * corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** Reverses each filter of PNG, in place, by its number: none, sub, up, average, Paeth. One loop each, for speed. */
const filters: readonly Filter[] = [
  () => undefined,
  (line, _above, pixel) => {
    for (let at = pixel; at < line.length; at += 1) line[at] = (line[at] ?? 0) + (line[at - pixel] ?? 0)
  },
  (line, above) => {
    for (let at = 0; at < line.length; at += 1) line[at] = (line[at] ?? 0) + (above[at] ?? 0)
  },
  (line, above, pixel) => {
    for (let at = 0; at < line.length; at += 1)
      line[at] = (line[at] ?? 0) + (((line[at - pixel] ?? 0) + (above[at] ?? 0)) >> 1)
  },
  (line, above, pixel) => {
    for (let at = 0; at < line.length; at += 1)
      line[at] = (line[at] ?? 0) + nearest(line[at - pixel] ?? 0, above[at] ?? 0, above[at - pixel] ?? 0)
  },
]

/**
 * Reverses the filters of the lines of a PNG picture, in place. `length`: bytes of a line, with the number of its filter
 * in front; `pixel`: bytes of a pixel. Throws for an unknown filter.
 */
export const unfilter = (lines: Uint8Array, length: number, pixel: number): void => {
  let above: Uint8Array = new Uint8Array(length - 1)
  for (let start = 0; start < lines.length; start += length) {
    const line = lines.subarray(start + 1, start + length)
    const filter = filters[lines[start] ?? 0]
    if (filter === undefined)
      throw new RangeError(`The PNG picture has a line that cannot be read: it has filter ${lines[start]}`)
    filter(line, above, pixel)
    above = line
  }
}
