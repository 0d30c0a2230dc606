import { uenEntityTypes } from './uenEntityTypes.ts'

const businessLength = 9
/** The lengths of a UEN: 9 for a business, 10 for every other entity. */
export const uenLengths: readonly number[] = [businessLength, 10]

/* Parts of a UEN are read by character code: `slice` would cost more than the rest of the check. */

const zero = '0'.charCodeAt(0)
const nine = '9'.charCodeAt(0)
/** Begins a UEN with a year from 2000. */
const millennium = 'T'.charCodeAt(0)

/** The number in the digits from index `from` to before index `to`. */
const numberAt = (text: string, from: number, to: number): number => {
  let number = 0
  for (let at = from; at < to; at += 1) number = number * 10 + text.charCodeAt(at) - zero
  return number
}

/** The two characters at an index as one number. */
const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 128 + text.charCodeAt(at + 1)

const entityTypes: ReadonlySet<number> = new Set([...uenEntityTypes].map(type => pairAt(type, 0)))

const digits = '0123456789'
const letters = 'ABCDEFGHJKLMNPQRSTUVWX'
/** The allowed characters by the sign in a shape. */
const rows: Readonly<Record<string, string>> = { '9': digits, A: letters, T: 'TSR' }

/**
 * A format: the shape of the characters before the check letter, each sign a key of `rows`; one weight for each
 * position; the values of the characters, each its index in a row; and the check letter by the remainder of the weighted
 * sum, 0 to 10.
 */
const format = (shape: string, weights: readonly number[], values: string, checkLetters: string) => ({
  /** For each position: what each allowed character adds to the weighted sum, by its character code. */
  positions: weights.map((weight, index) => {
    const byCode: number[] = []
    for (const character of rows[shape.charAt(index)] ?? '')
      byCode[character.charCodeAt(0)] = weight * values.indexOf(character)
    return byCode
  }),
  checkLetters,
})

/* The documents print the shapes only; weights and letters are the published ones (C-054). */
const business = format('99999999', [10, 4, 9, 3, 8, 2, 7, 1], digits, 'XMKECAWLJDB')
const company = format('999999999', [10, 8, 6, 4, 9, 7, 5, 3, 1], digits, 'ZKCMDNERGWH')
const other = format('T99AA9999', [4, 3, 5, 3, 10, 2, 2, 5, 7], letters + digits, 'GHJKLABCDEF')

const modulus = 11

/** The only format that a UEN can have. */
const formatOf = (uen: string) => {
  if (uen.length === businessLength) return business
  return uen.charCodeAt(0) <= nine ? company : other
}

/** Whether a UEN has the shape and the check letter of a format. */
const hasFormat = (uen: string, { positions, checkLetters }: typeof business): boolean => {
  if (uen.length !== positions.length + 1) return false
  let sum = 0
  for (let at = 0; at < positions.length; at += 1) {
    const added = positions[at]?.[uen.charCodeAt(at)]
    if (added === undefined) return false
    sum += added
  }
  return uen.charCodeAt(positions.length) === checkLetters.charCodeAt(sum % modulus)
}

/** The year in which UENs began. It and those before it are in no applicant's future, whatever the date is. */
const firstYear = 2009

/** The year in a UEN with one of the formats; 0 for a business, and for a year before 2000 without its century. */
const yearOf = (uen: string): number => {
  if (formatOf(uen) === company) return numberAt(uen, 0, 4)
  return uen.charCodeAt(0) === millennium ? 2000 + numberAt(uen, 1, 3) : 0
}

const isPast = (year: number, today: Temporal.PlainDate): boolean => year <= firstYear || year <= today.year

/**
 * Whether a normalised UEN has one of the three shapes, a year that is not in the future and the right check letter,
 * with any entity type. That is enough for a UEN that the register confirms (C-053).
 */
export const isUenWellFormed = (uen: string, today: Temporal.PlainDate): boolean =>
  hasFormat(uen, formatOf(uen)) && isPast(yearOf(uen), today)

/** Whether a normalised UEN is well formed and of a published entity type. */
export const isUenValid = (uen: string, today: Temporal.PlainDate): boolean =>
  isUenWellFormed(uen, today) && (formatOf(uen) !== other || entityTypes.has(pairAt(uen, 3)))
