import { parseSlashedDate } from './slashedDate.ts'

const separators = /[\s./-]+/

/**
 * The date that a person typed as DD/MM/YYYY. Dots, dashes and spaces do for the slashes and leading zeros may be left
 * out; null when it reads differently or is not a real date.
 */
export const parseEnteredDate = (entered: string): Temporal.PlainDate | null =>
  parseSlashedDate(
    entered
      .trim()
      .split(separators)
      .map(part => part.padStart(2, '0'))
      .join('/'),
  )
