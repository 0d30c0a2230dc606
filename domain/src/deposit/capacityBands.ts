import { type Cents, dollars } from './money.ts'

export interface CapacityBand {
  /** First and last capacity of the band, whole kVA; the last band has no end. */
  readonly from: number
  readonly to: number
  readonly deposit: Cents
}

/** Deposit by electricity supply capacity. Source: document 2, section 9. */
export const capacityBands: readonly CapacityBand[] = [
  { from: 1, to: 15, deposit: dollars(450) },
  { from: 16, to: 45, deposit: dollars(1_350) },
  { from: 46, to: 75, deposit: dollars(2_100) },
  { from: 76, to: 140, deposit: dollars(4_050) },
  { from: 141, to: 180, deposit: dollars(5_100) },
  { from: 181, to: 230, deposit: dollars(6_600) },
  { from: 231, to: 280, deposit: dollars(7_950) },
  { from: 281, to: 460, deposit: dollars(13_050) },
  { from: 461, to: 560, deposit: dollars(15_900) },
  { from: 561, to: 1_000, deposit: dollars(28_500) },
  { from: 1_001, to: Infinity, deposit: dollars(57_000) },
]

/**
 * The deposit for a capacity in kVA, a fraction rounded up (C-083); null unless the capacity is a finite number above
 * 0.
 */
export const capacityDeposit = (kVA: number): Cents | null => {
  if (!Number.isFinite(kVA) || kVA <= 0) return null
  return capacityBands.find(({ to }) => Math.ceil(kVA) <= to)?.deposit ?? null
}

/** The band of a grade, from 1; null for a grade without a band. */
export const bandOfGrade = (grade: number): CapacityBand | null => capacityBands[grade - 1] ?? null

/** The capacity that represents a band: its largest, or the first one of the last band, which has no end (C-179). */
export const numberOfBand = ({ from, to }: CapacityBand): number => (to === Infinity ? from : to)
