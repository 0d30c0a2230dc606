import { type Cents, dollars } from './money.ts'

/** Street opera: for each day it stands. */
export const wayangRatePerDay: Cents = dollars(150)

/** The deposit of a street opera; null unless it stands for a whole number of days, 1 or more (C-082). */
export const wayangDeposit = (days: number): Cents | null =>
  Number.isSafeInteger(days) && days >= 1 ? days * wayangRatePerDay : null
