import type { Residency } from '../application/codes.ts'

export const nricLength = 9

interface Series {
  readonly residency: Residency
  /** Added to the weighted sum of the digits. */
  readonly offset: number
  /** The check letter by the remainder of that sum, 0 to 10. */
  readonly letters: string
}

/** The series by their prefix: S and F before 2000, T and G from 2000, M from 2022. */
const seriesByPrefix: ReadonlyMap<string, Series> = new Map([
  ['S', { residency: 'citizen_or_pr', offset: 0, letters: 'JZIHGFEDCBA' }],
  ['T', { residency: 'citizen_or_pr', offset: 4, letters: 'JZIHGFEDCBA' }],
  ['F', { residency: 'foreigner', offset: 0, letters: 'XWUTRQPNMLK' }],
  ['G', { residency: 'foreigner', offset: 4, letters: 'XWUTRQPNMLK' }],
  ['M', { residency: 'foreigner', offset: 3, letters: 'XWUTRQPNJLK' }],
])

/** One weight for every digit. */
const weights = [2, 7, 6, 5, 4, 3, 2]
const modulus = 11
const zero = '0'.charCodeAt(0)

/** An NRIC or FIN as it is stored and sent: trimmed and in upper case. */
export const normaliseNric = (entered: string): string => entered.trim().toUpperCase()

/** Whether a normalised NRIC or FIN has a known prefix, seven digits and their check letter. */
export const isNricValid = (nric: string): boolean => {
  const series = seriesByPrefix.get(nric.charAt(0))
  if (series === undefined || nric.length !== nricLength) return false
  let sum = series.offset
  let place = 0
  for (const weight of weights) {
    place += 1
    const digit = nric.charCodeAt(place) - zero
    if (digit < 0 || digit > 9) return false
    sum += weight * digit
  }
  return nric.charAt(nricLength - 1) === series.letters.charAt(sum % modulus)
}

/** The residency by the first letter of a normalised NRIC or FIN; null when no series has the letter. */
export const residencyOf = (nric: string): Residency | null =>
  seriesByPrefix.get(nric.slice(0, 1))?.residency ?? null
