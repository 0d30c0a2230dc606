import { type FontSlice, sliceWith } from './fontSlices.ts'

/** A part of a text that one font can write. */
export interface Run {
  readonly text: string
  /** Null for the fonts that every PDF reader has. */
  readonly slice: FontSlice | null
}

/** The characters of those fonts: Western European letters, typographic quotes and dashes, and the euro sign. */
const western =
  /^[\x20-\x7E\xA0-\xFF\u20AC\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u017D\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u017E\u0178\s]*$/

/** The number of a character in Unicode, which replaces it when no font has it, so that nothing is lost. */
const numberOf = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`

/** The run of one character: of the same font as the last run, if that font has the character. */
const runOf = (character: string, last: FontSlice | null): Run => {
  const codePoint = character.codePointAt(0) ?? 0
  const slice = last?.has(codePoint) === true ? last : sliceWith(codePoint)
  if (slice !== null || western.test(character)) return { text: character, slice }
  return { text: numberOf(codePoint), slice }
}

/**
 * A text in runs of one font each. After a letter that the standard fonts lack, the text stays in the other font as far
 * as that has its letters. Letters and accents are combined where Unicode has them as one character.
 */
export const runsOf = (submitted: string): readonly Run[] => {
  const text = submitted.normalize('NFC')
  if (western.test(text)) return [{ text, slice: null }]
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const run = runOf(character, last?.slice ?? null)
    if (last !== undefined && last.slice === run.slice)
      runs.splice(-1, 1, { text: last.text + run.text, slice: run.slice })
    else runs.push(run)
  }
  return runs
}
