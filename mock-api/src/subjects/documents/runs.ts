import { fonts } from './fonts.ts'
import { type FontSlice, sliceWith } from './fontSlices.ts'

/** A part of a text that one font can write. */
export interface Run {
  readonly text: string
  /** Null for the plain font of the application. */
  readonly slice: FontSlice | null
}

/** Whether the plain font can write a text. White space needs no letter. */
const isWestern = (text: string): boolean =>
  Array.from(text).every(
    character => /\s/.test(character) || fonts.plain.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )

/** The number of a character in Unicode, which replaces it when no font has it, so that nothing is lost. */
const numberOf = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`

/** The run of one character: of the same font as the last run, if that font has the character. */
const runOf = (character: string, last: FontSlice | null): Run => {
  const codePoint = character.codePointAt(0) ?? 0
  const slice = last?.has(codePoint) === true ? last : sliceWith(codePoint)
  if (slice !== null || isWestern(character)) return { text: character, slice }
  return { text: numberOf(codePoint), slice }
}

/**
 * A text in runs of one font each. After a letter that the plain font lacks, the text stays in the other font as far
 * as that has its letters. Letters and accents are combined where Unicode has them as one character.
 */
export const runsOf = (submitted: string): readonly Run[] => {
  const text = submitted.normalize('NFC')
  if (isWestern(text)) return [{ text, slice: null }]
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
