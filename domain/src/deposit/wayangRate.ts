import { type Cents, dollars } from './money.ts'

/** The rate of a street opera for each day. */
export const wayangRatePerDay: Cents = dollars(150)

/** The deposit of a street opera; null unless the days are a whole number from 1 (C-082). */
export const wayangDeposit = (days: number): Cents | null =>
  Number.isSafeInteger(days) && days >= 1 ? days * wayangRatePerDay : null
