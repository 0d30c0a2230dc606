import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { onWhite } from '../src/subjects/documents/onWhite.ts'
import { chunksOf, headerOf, pngColours, toPng } from '../src/subjects/documents/png.ts'

const [width, height, channels] = [9, 5, 4]
const size = { width, height, colour: pngColours.rgba }
const length = width * channels + 1

/** Pixels that all differ from their neighbours. */
const colourful = (x: number, y: number) => [
  (x * 40) % 256,
  (y * 50 + x) % 256,
  (x * y * 7) % 256,
  (x * 31 + y * 17) % 256,
]
const shade = (x: number, y: number) => [x * 9, x * 9, x * 9, 255 - y * 30]

const linesOf = (pixel: (x: number, y: number) => readonly number[]): Uint8Array => {
  const lines = new Uint8Array(length * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) lines.set(pixel(x, y), y * length + 1 + x * channels)
  return lines
}

const paeth = (left: number, above: number, corner: number): number => {
  const promise = left + above - corner
  const candidates = [left, above, corner]
  const distances = candidates.map(candidate => Math.abs(promise - candidate))
  return candidates[distances.indexOf(Math.min(...distances))] ?? 0
}
const promises: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_left, above) => above,
  (left, above) => Math.floor((left + above) / 2),
  paeth,
]

/** The same lines, each with this filter of PNG. */
const filtered = (lines: Uint8Array, kind: number): Uint8Array => {
  const byte = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (lines[y * length + 1 + x] ?? 0))
  const out = new Uint8Array(lines.length)
  for (let y = 0; y < height; y += 1) {
    out[y * length] = kind
    for (let x = 0; x < length - 1; x += 1)
      out[y * length + 1 + x] =
        byte(x, y) - (promises[kind]?.(byte(x - channels, y), byte(x, y - 1), byte(x - channels, y - 1)) ?? 0)
  }
  return out
}

const shownIn = (picture: Uint8Array) => {
  const [head, data] = chunksOf(picture)
  return {
    ...headerOf(head?.data ?? Buffer.alloc(0)),
    lines: [...inflateSync(data?.data ?? Buffer.alloc(0))],
  }
}

describe('a transparent picture on white', () => {
  test('a transparent picture has its colours mixed with white', () => {
    const { lines, ...header } = shownIn(onWhite(toPng(size, linesOf(colourful))))
    expect(header).toMatchObject({ width, height, bits: 8, colour: pngColours.rgb })
    const expected = Array.from({ length: height }, (_, y) => [
      0,
      ...Array.from({ length: width }, (_pixel, x) => {
        const [red = 0, green = 0, blue = 0, alpha = 0] = colourful(x, y)
        return [red, green, blue].map(colour => Math.round((colour * alpha + 255 * (255 - alpha)) / 255))
      }).flat(),
    ])
    expect(lines).toEqual(expected.flat())
  })

  test.each([0, 1, 2, 3, 4])('a transparent picture with the filter %i gives the same result', kind => {
    const lines = linesOf(colourful)
    expect(shownIn(onWhite(toPng(size, filtered(lines, kind))))).toEqual(shownIn(onWhite(toPng(size, lines))))
  })

  test('a transparent picture of grey pixels becomes a grey picture', () => {
    const { colour, lines } = shownIn(onWhite(toPng(size, linesOf(shade))))
    expect(colour).toBe(pngColours.grey)
    expect(lines).toHaveLength((width + 1) * height)
    expect(lines.slice(0, 3)).toEqual([0, 0, 9])
  })
})

test('a picture without transparency is not changed', () => {
  const picture = toPng({ width, height, colour: pngColours.grey }, new Uint8Array((width + 1) * height))
  expect(onWhite(picture)).toBe(picture)
})

test.each<[string, Uint8Array, string]>([
  ['no PNG', Buffer.from('%PDF-1.7'), 'no PNG picture'],
  ['cut', toPng(size, linesOf(colourful)).subarray(0, -20), 'is cut'],
  ['short of a line', toPng(size, linesOf(colourful).subarray(length)), 'too few lines'],
  ['longer than it says', toPng(size, new Uint8Array(length * (height + 1))), 'larger than'],
  [
    'filtered in a way that there is not',
    toPng(size, linesOf(colourful).fill(9, 0, 1)),
    'a line that cannot be read',
  ],
])('a picture that is %s is refused', (_what, picture, message) => {
  expect(() => onWhite(picture)).toThrow(message)
})
