import type { Tension } from '@open-account/domain/application/codes'

/** The tension levels as they are shown. */
export const tensionNames: Readonly<Record<Tension, string>> = {
  LT: 'Low Tension (LT)',
  HT: 'High Tension (HT)',
  EHT: 'Extra High Tension (EHT)',
  UHT: 'Ultra High Tension (UHT)',
}
