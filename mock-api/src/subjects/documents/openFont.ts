import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** Reads a file with one font. */
export const openFont = (file: URL): Font => {
  const font = create(readFileSync(file))
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${file.href} is a collection of fonts`)
  return font
}
