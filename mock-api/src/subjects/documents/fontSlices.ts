import slices from '@fontsource/chocolate-classical-sans/unicode.json' with { type: 'json' }
import type { Font } from 'fontkit'
import { openFont } from './openFont.ts'

/** A file with a part of a font: Latin beyond Western Europe, Vietnamese, Cyrillic, or some of the Chinese characters. */
export interface FontSlice {
  readonly name: string
  /** Read once, so that its parsed tables serve every form. */
  readonly font: Font
  readonly has: (codePoint: number) => boolean
}

type Range = readonly [from: number, to: number]

/** `U+20-22,U+2F` as pairs of numbers. */
const rangesIn = (text: string): readonly Range[] =>
  text.split(',').map(range => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [parseInt(from, 16), parseInt(to, 16)]
  })

/** The slices and the characters that they may have. Reversed: the alphabets come last in the list and are used most. */
const ranges: readonly (readonly [name: string, ranges: readonly Range[]])[] = Object.entries(slices)
  .map(([name, text]) => [name.replaceAll(/[[\]]/g, ''), rangesIn(text)] as const)
  .toReversed()

const open = (name: string): FontSlice => {
  const file = `@fontsource/chocolate-classical-sans/files/chocolate-classical-sans-${name}-400-normal.woff`
  const font = openFont(new URL(import.meta.resolve(file)))
  return { name, font, has: codePoint => font.hasGlyphForCodePoint(codePoint) }
}

const opened = new Map<string, FontSlice>()
const sliceNamed = (name: string): FontSlice => {
  const slice = opened.get(name) ?? open(name)
  opened.set(name, slice)
  return slice
}

/** The slice of the font that has a character; null when none has it. Reads only slices that may have it, each once. */
export const sliceWith = (codePoint: number): FontSlice | null => {
  for (const [name, own] of ranges) {
    if (!own.some(([from, to]) => from <= codePoint && codePoint <= to)) continue
    const slice = sliceNamed(name)
    if (slice.has(codePoint)) return slice
  }
  return null
}
