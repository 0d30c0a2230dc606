import type { Residency } from '../application/codes.ts'

export const nricLength = 9

interface Series {
  readonly residency: Residency
  /** Added to the weighted sum of the digits. */
  readonly offset: number
  /** The check letter by the remainder of that sum, 0 to 10. */
  readonly letters: string
}

const codeOf = (prefix: string): number => prefix.charCodeAt(0)

/** The series by the character code of their prefix: S and F before 2000, T and G from 2000, M from 2022. */
const seriesByCode: Readonly<Partial<Record<number, Series>>> = {
  [codeOf('S')]: { residency: 'citizen_or_pr', offset: 0, letters: 'JZIHGFEDCBA' },
  [codeOf('T')]: { residency: 'citizen_or_pr', offset: 4, letters: 'JZIHGFEDCBA' },
  [codeOf('F')]: { residency: 'foreigner', offset: 0, letters: 'XWUTRQPNMLK' },
  [codeOf('G')]: { residency: 'foreigner', offset: 4, letters: 'XWUTRQPNMLK' },
  [codeOf('M')]: { residency: 'foreigner', offset: 3, letters: 'XWUTRQPNJLK' },
}

const modulus = 11
const zero = codeOf('0')
/** In place of a digit: a sum with it is negative. */
const noDigit = -1_000

const digitAt = (text: string, at: number): number => {
  const digit = text.charCodeAt(at) - zero
  return digit < 0 || digit > 9 ? noDigit : digit
}

/** An NRIC or FIN as it is stored and sent: trimmed and in upper case. */
export const normaliseNric = (entered: string): string => entered.trim().toUpperCase()

/** Whether a normalised NRIC or FIN has a known prefix, seven digits and their check letter. */
export const isNricValid = (nric: string): boolean => {
  const series = seriesByCode[codeOf(nric)]
  if (series === undefined || nric.length !== nricLength) return false
  const sum =
    series.offset +
    2 * digitAt(nric, 1) +
    7 * digitAt(nric, 2) +
    6 * digitAt(nric, 3) +
    5 * digitAt(nric, 4) +
    4 * digitAt(nric, 5) +
    3 * digitAt(nric, 6) +
    2 * digitAt(nric, 7)
  return sum >= 0 && nric.charCodeAt(8) === series.letters.charCodeAt(sum % modulus)
}

/** The residency by the first letter of a normalised NRIC or FIN; null when no series has the letter. */
export const residencyOf = (nric: string): Residency | null => seriesByCode[codeOf(nric)]?.residency ?? null
