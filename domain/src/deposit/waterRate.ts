import { type Cents, dollars } from './money.ts'

/** The rate for each cubic metre of the water supply capacity. */
export const waterRatePerCubicMetre: Cents = 350
/** The minimum deposit for water. */
export const waterMinimum: Cents = dollars(300)

/** The deposit for water by capacity: the rate or the minimum, whichever is higher; null without a capacity. */
export const waterDeposit = (cubicMetres: number): Cents | null =>
  Number.isFinite(cubicMetres) && cubicMetres >= 0
    ? Math.max(Math.round(cubicMetres * waterRatePerCubicMetre), waterMinimum)
    : null
