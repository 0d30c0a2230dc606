import { inflateSync } from 'node:zlib'
import { chunksOf, headerOf, pngColours, type PngHeader, toPng } from './png.ts'

const channels = 4
const opaque = 255
const white = 255

/** The nearest of three neighbours to what the neighbours promise: PNG's fourth filter. */
const nearest = (left: number, above: number, corner: number): number => {
  const toLeft = Math.abs(above - corner)
  const toAbove = Math.abs(left - corner)
  const toCorner = Math.abs(left + above - 2 * corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** What each of PNG's filters adds to a byte, from the bytes to the left, above, and above to the left. */
const filters: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  nearest,
]

/** Takes the filters off, line by line and in place; the number of each line's filter stands in front of it. */
const unfilter = (lines: Uint8Array, { width, height }: PngHeader): void => {
  const length = width * channels + 1
  for (let y = 0; y < height; y += 1) {
    const line = y * length
    const kind = lines[line] ?? 0
    if (kind === 0) continue
    const filter = filters[kind]
    if (filter === undefined) throw new RangeError('The PNG picture has a line that cannot be read')
    for (let x = 1; x < length; x += 1) {
      const at = line + x
      const left = x > channels ? (lines[at - channels] ?? 0) : 0
      const above = y > 0 ? (lines[at - length] ?? 0) : 0
      const corner = x > channels && y > 0 ? (lines[at - length - channels] ?? 0) : 0
      lines[at] = (lines[at] ?? 0) + filter(left, above, corner)
    }
  }
}

/** The pixels over white, without filters. Ink of no colour is kept as shades of grey, a third of the bytes. */
const blend = (lines: Uint8Array, { width, height }: PngHeader) => {
  const shown = new Uint8Array(width * height * 3)
  let grey = true
  let to = 0
  for (let y = 0; y < height; y += 1) {
    let from = y * (width * channels + 1) + 1
    for (let x = 0; x < width; x += 1, from += channels) {
      const alpha = lines[from + 3] ?? 0
      for (let channel = 0; channel < 3; channel += 1, to += 1)
        shown[to] = Math.round(((lines[from + channel] ?? 0) * alpha + white * (opaque - alpha)) / opaque)
      grey &&= shown[to - 3] === shown[to - 2] && shown[to - 2] === shown[to - 1]
    }
  }
  return { shown, grey }
}

/** The pixels as lines of a PNG without filters, of all three channels or, where they are alike, of the first. */
const toLines = (shown: Uint8Array, { width, height }: PngHeader, kept: 1 | 3): Uint8Array => {
  const length = width * kept + 1
  const lines = new Uint8Array(length * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width * kept; x += 1)
      lines[y * length + 1 + x] = shown[y * width * 3 + (kept === 3 ? x : x * 3)] ?? 0
  return lines
}

/**
 * A picture as it looks on white paper. A signature pad gives a transparent one, which a PDF writer takes apart and
 * packs twice; without transparency it is put into the document as it is. Other pictures are left alone. Throws when
 * the picture is broken.
 */
export const onWhite = (picture: Uint8Array): Uint8Array => {
  const chunks = chunksOf(picture)
  const header = headerOf(chunks[0]?.data ?? Buffer.alloc(0))
  const { width, height, bits, colour, interlaced } = header
  if (colour !== pngColours.rgba || bits !== 8 || interlaced) return picture

  const size = (width * channels + 1) * height
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data))
  const lines = inflateSync(packed, { maxOutputLength: size })
  if (lines.length !== size) throw new RangeError('The PNG picture has too few lines')
  unfilter(lines, header)
  const { shown, grey } = blend(lines, header)
  return grey
    ? toPng({ width, height, colour: pngColours.grey }, toLines(shown, header, 1))
    : toPng({ width, height, colour: pngColours.rgb }, toLines(shown, header, 3))
}
