import { inflateSync } from 'node:zlib'
import { chunksOf, headerOf, pngColours, type PngHeader, toPng } from './png.ts'
import { unfilter } from './unfilter.ts'

type Size = Pick<PngHeader, 'width' | 'height'>

const channels = 4
const shownChannels = 3
const opaque = 255
const white = 255

/** The lines of a transparent picture on white, and whether all of their pixels are grey. */
const blend = (lines: Uint8Array, { width, height }: Size) => {
  const shown = new Uint8Array((width * shownChannels + 1) * height).fill(white)
  let isGrey = true
  let from = 0
  let to = 0
  for (let y = 0; y < height; y += 1) {
    from += 1
    shown[to] = 0
    to += 1
    for (let x = 0; x < width; x += 1, from += channels, to += shownChannels) {
      const alpha = lines[from + 3] ?? 0
      /** Most of a signature is paper. */
      if (alpha === 0) continue
      const paper = white * (opaque - alpha)
      const [red, green, blue] = [lines[from] ?? 0, lines[from + 1] ?? 0, lines[from + 2] ?? 0]
      shown[to] = Math.round((red * alpha + paper) / opaque)
      shown[to + 1] = Math.round((green * alpha + paper) / opaque)
      shown[to + 2] = Math.round((blue * alpha + paper) / opaque)
      isGrey &&= red === green && green === blue
    }
  }
  return { shown, isGrey }
}

/** Grey pixels reduced to one channel. */
const firstChannel = (shown: Uint8Array, { width, height }: Size): Uint8Array => {
  const lines = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      lines[y * (width + 1) + 1 + x] = shown[y * (width * shownChannels + 1) + 1 + x * shownChannels] ?? 0
  return lines
}

/**
 * A transparent picture on white. A signature pad makes a transparent PNG, which the PDF library unpacks and packs
 * twice; it copies one without transparency unchanged. Returns any other picture as it is. Throws when the picture is
 * broken.
 */
export const onWhite = (picture: Uint8Array): Uint8Array => {
  const chunks = chunksOf(picture)
  const header = headerOf(chunks[0]?.data ?? Buffer.alloc(0))
  const { width, height, bits, colour, interlaced } = header
  if (colour !== pngColours.rgba || bits !== 8 || interlaced) return picture

  const length = width * channels + 1
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data))
  const lines = inflateSync(packed, { maxOutputLength: length * height })
  if (lines.length !== length * height) throw new RangeError('The PNG picture has too few lines')
  unfilter(lines, length, channels)
  const { shown, isGrey } = blend(lines, header)
  return isGrey
    ? toPng({ width, height, colour: pngColours.grey }, firstChannel(shown, header))
    : toPng({ width, height, colour: pngColours.rgb }, shown)
}
