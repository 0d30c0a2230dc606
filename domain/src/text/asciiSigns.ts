const fullWidthOffset = 0xfe_e0

/** Typographic signs with the sign that a keyboard has. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201B\u2032\u00B4\u02B9\u02BC]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/\p{Zs}/gu, ' '],
]

/**
 * Replaces full-width letters and digits, and the apostrophes, quotation marks, dashes and spaces of phones and word
 * processors, by the ASCII ones. Letters and signs of other scripts stay.
 */
export const toAsciiSigns = (entered: string): string => {
  let text = entered.replaceAll(/[\uFF01-\uFF5E]/g, sign =>
    String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset),
  )
  for (const [typographic, ascii] of signs) text = text.replaceAll(typographic, ascii)
  return text
}
