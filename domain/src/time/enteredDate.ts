import { parseSlashedDate } from './slashedDate.ts'

const separators = /[\s./-]+/

/**
 * The date that an applicant typed as DD/MM/YYYY. Dots, dashes and spaces may replace the slashes, and leading zeros are
 * optional; null for another format or a date that does not exist.
 */
export const parseEnteredDate = (entered: string): Temporal.PlainDate | null =>
  parseSlashedDate(
    entered
      .trim()
      .split(separators)
      .map(part => part.padStart(2, '0'))
      .join('/'),
  )
