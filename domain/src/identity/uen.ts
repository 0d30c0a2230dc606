import { uenEntityTypes } from './uenEntityTypes.ts'

/** The lengths a UEN can have: a business, and everybody else. */
export const uenLengths: readonly number[] = [9, 10]

interface Format {
  readonly shape: RegExp
  /** One weight for every character before the check letter. */
  readonly weights: readonly number[]
  /** What each of those characters counts: its place in this row. */
  readonly values: string
  /** The check letter by the remainder of the weighted sum, 0 to 10. */
  readonly letters: string
  /** Whether the year and the entity type that the UEN states can be true. */
  readonly plausible: (uen: string, currentYear: number) => boolean
  /** Whether its entity type is one of the published ones. */
  readonly knownType: (uen: string) => boolean
}

const digits = '0123456789'

/** Source: the documents print the shapes only; weights and letters are the published ones (C-054). */
const formats: readonly Format[] = [
  {
    shape: /^\d{8}[A-Z]$/,
    weights: [10, 4, 9, 3, 8, 2, 7, 1],
    values: digits,
    letters: 'XMKECAWLJDB',
    plausible: () => true,
    knownType: () => true,
  },
  {
    shape: /^\d{9}[A-Z]$/,
    weights: [10, 8, 6, 4, 9, 7, 5, 3, 1],
    values: digits,
    letters: 'ZKCMDNERGWH',
    plausible: (uen, currentYear) => Number(uen.slice(0, 4)) <= currentYear,
    knownType: () => true,
  },
  {
    shape: /^[TSR]\d{2}[A-Z]{2}\d{4}[A-Z]$/,
    weights: [4, 3, 5, 3, 10, 2, 2, 5, 7],
    values: 'ABCDEFGHJKLMNPQRSTUVWX0123456789',
    letters: 'GHJKLABCDEF',
    plausible: (uen, currentYear) => uen[0] !== 'T' || 2000 + Number(uen.slice(1, 3)) <= currentYear,
    knownType: uen => uenEntityTypes.has(uen.slice(3, 5)),
  },
]

const modulus = 11

const checkLetterAgrees = (uen: string, { weights, values, letters }: Format): boolean => {
  let sum = 0
  for (const [index, weight] of weights.entries()) {
    const value = values.indexOf(uen.charAt(index))
    if (value < 0) return false
    sum += weight * value
  }
  return uen[weights.length] === letters[sum % modulus]
}

/** A UEN as it is stored and sent: without spaces around it, in upper case. */
export const normaliseUen = (entered: string): string => entered.trim().toUpperCase()

const formatOf = (uen: string): Format | undefined => formats.find(({ shape }) => shape.test(uen))

const isPlausible = (uen: string, format: Format, today: Temporal.PlainDate): boolean =>
  format.plausible(uen, today.year) && checkLetterAgrees(uen, format)

/**
 * Whether a normalised UEN has one of the three shapes, a year that is not in the future and the check letter that
 * belongs to it, whatever its entity type. A UEN that the register confirms needs no more than this (C-053).
 */
export const isUenWellFormed = (uen: string, today: Temporal.PlainDate): boolean => {
  const format = formatOf(uen)
  return format !== undefined && isPlausible(uen, format, today)
}

/** Whether a normalised UEN is well formed and of a published entity type. */
export const isUenValid = (uen: string, today: Temporal.PlainDate): boolean => {
  const format = formatOf(uen)
  return format !== undefined && format.knownType(uen) && isPlausible(uen, format, today)
}
