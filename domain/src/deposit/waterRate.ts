import { type Cents, dollars } from './money.ts'

/** For each cubic metre of the water supply capacity. */
export const waterRatePerCubicMetre: Cents = 350
/** What water costs at least. */
export const waterMinimum: Cents = dollars(300)

/** The deposit for water by capacity: by the cubic metre or the minimum, whichever is higher; null for no capacity. */
export const waterDeposit = (cubicMetres: number): Cents | null =>
  Number.isFinite(cubicMetres) && cubicMetres >= 0
    ? Math.max(Math.round(cubicMetres * waterRatePerCubicMetre), waterMinimum)
    : null
