import { parseIsoDate } from './isoDate.ts'
import { parseSlashedDate } from './slashedDate.ts'

const separators = /[\s.,/-]+/
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** The number of a month that is written as a number, a name or the first letters of its name; 0 for another word. */
const monthNumber = (month: string): string =>
  /^[a-z]{3}/.test(month) ? String(months.findIndex(name => name.startsWith(month)) + 1) : month

/**
 * The date that an applicant typed: '27/03/1990', '27.3.1990', '27-03-1990', '27 3 1990', '27031990', '27 Mar 1990' or
 * '1990-03-27'; null for another format or a date that does not exist. A year has four digits.
 */
export const parseEnteredDate = (entered: string): Temporal.PlainDate | null => {
  const text = entered.trim().toLowerCase()
  const yearFirst = /^\d{4}\D\d\d\D\d\d$/.test(text)
  if (yearFirst) return parseIsoDate(text.split(separators).join('-'))
  const [day = '', month = '', ...rest] =
    /^(\d\d)\W?(\d\d)\W?((?:19|20)\d\d)$/.exec(text)?.slice(1) ??
    text
      .replace(/[a-z]+/, ' $& ')
      .trim()
      .split(separators)
  return parseSlashedDate([day, monthNumber(month), ...rest].map(part => part.padStart(2, '0')).join('/'))
}
