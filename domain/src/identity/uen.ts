import { uenEntityTypes } from './uenEntityTypes.ts'

/** The lengths of a UEN: 9 for a business, 10 for every other entity. */
export const uenLengths: readonly number[] = [9, 10]

interface Format {
  /** The characters before the check letter; each sign is a key of `rows`. */
  readonly shape: string
  /** One weight for each position. */
  readonly weights: readonly number[]
  /** The value of a character is its index in this row. */
  readonly values: string
  /** The check letter by the remainder of the weighted sum, 0 to 10. */
  readonly letters: string
  /** Whether the year in the UEN is not in the future. */
  readonly plausible: (uen: string, today: Temporal.PlainDate) => boolean
  /** Whether its entity type is one of the published ones. */
  readonly knownType: (uen: string) => boolean
}

/* Parts of a UEN are read by character code: `slice` would cost more than the rest of the check. */

const zero = '0'.charCodeAt(0)

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

/** The documents print the shapes only; weights and letters are the published ones (C-054). */
const formats: readonly Format[] = [
  {
    shape: '99999999',
    weights: [10, 4, 9, 3, 8, 2, 7, 1],
    values: digits,
    letters: 'XMKECAWLJDB',
    plausible: () => true,
    knownType: () => true,
  },
  {
    shape: '999999999',
    weights: [10, 8, 6, 4, 9, 7, 5, 3, 1],
    values: digits,
    letters: 'ZKCMDNERGWH',
    plausible: (uen, today) => numberAt(uen, 0, 4) <= today.year,
    knownType: () => true,
  },
  {
    shape: 'T99AA9999',
    weights: [4, 3, 5, 3, 10, 2, 2, 5, 7],
    values: letters + digits,
    letters: 'GHJKLABCDEF',
    plausible: (uen, today) => uen.charAt(0) !== 'T' || 2000 + numberAt(uen, 1, 3) <= today.year,
    knownType: uen => entityTypes.has(pairAt(uen, 3)),
  },
]

const modulus = 11

/** For each position: what each allowed character adds to the weighted sum, by its character code. */
const addends = ({ shape, weights, values }: Format): readonly (readonly number[])[] =>
  weights.map((weight, index) => {
    const byCode: number[] = []
    for (const character of rows[shape.charAt(index)] ?? '')
      byCode[character.charCodeAt(0)] = weight * values.indexOf(character)
    return byCode
  })

const checks = formats.map(format => ({ format, positions: addends(format) }))

/** Whether a UEN has the shape and the check letter of a format. */
const hasFormat = (uen: string, { format, positions }: (typeof checks)[number]): boolean => {
  if (uen.length !== positions.length + 1) return false
  let sum = 0
  let at = 0
  for (const position of positions) {
    const added = position[uen.charCodeAt(at)]
    if (added === undefined) return false
    sum += added
    at += 1
  }
  return uen.charAt(at) === format.letters.charAt(sum % modulus)
}

const formatOf = (uen: string): Format | undefined => {
  for (const check of checks) if (hasFormat(uen, check)) return check.format
  return undefined
}

/**
 * Whether a normalised UEN has one of the three shapes, a year that is not in the future and the right check letter,
 * with any entity type. That is enough for a UEN that the register confirms (C-053).
 */
export const isUenWellFormed = (uen: string, today: Temporal.PlainDate): boolean =>
  formatOf(uen)?.plausible(uen, today) ?? false

/** Whether a normalised UEN is well formed and of a published entity type. */
export const isUenValid = (uen: string, today: Temporal.PlainDate): boolean => {
  const format = formatOf(uen)
  return format !== undefined && format.knownType(uen) && format.plausible(uen, today)
}
