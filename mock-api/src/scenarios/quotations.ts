import { type Cents, dollars } from '@open-account/domain/deposit/money'

/** The grid operator's quotations for public lighting, by capacity band. Whole dollars. */
const quotations: readonly number[] = [
  300, 900, 1_500, 2_800, 3_600, 4_600, 5_600, 9_200, 11_200, 20_000, 40_000,
]

/** The quotation for public lighting of a capacity grade, counted from 1; null when there is none. */
export const quotationOf = (grade: number): Cents | null => {
  const quoted = quotations[grade - 1]
  return quoted === undefined ? null : dollars(quoted)
}
