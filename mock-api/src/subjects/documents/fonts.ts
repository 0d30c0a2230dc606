import type { Font } from 'fontkit'
import { openFont } from './openFont.ts'

const own = (name: string): Font => openFont(new URL(`./fonts/${name}.ttf`, import.meta.url))

/** The fonts of the application, as far as Western European letters go; read once for all documents. */
export const fonts = {
  plain: own('hanken-grotesk-latin-400'),
  bold: own('hanken-grotesk-latin-600'),
  display: own('bricolage-grotesque-latin-600'),
} as const
