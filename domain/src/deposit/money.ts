/** An amount in whole Singapore cents. */
export type Cents = number

const centsPerDollar = 100

/** Whole dollars of a tariff, in cents. */
export const dollars = (amount: number): Cents => amount * centsPerDollar

/**
 * The cents of an amount in dollars with at most two decimals, as a number or as a text; null for any other input, also
 * a negative amount.
 */
export const toCents = (amount: string | number): Cents | null => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? []
  if (whole === undefined) return null
  const cents = Number(whole) * centsPerDollar + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/** An amount on the wire: dollars as a number with at most two decimals. */
export const toDollars = (cents: Cents): number => cents / centsPerDollar

/** An amount as it is shown: 'S$ 1,350.00' (C-126). */
export const formatDollars = (cents: Cents): string => {
  const whole = String(Math.trunc(cents / centsPerDollar)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `S$ ${whole}.${String(cents % centsPerDollar).padStart(2, '0')}`
}

/** The sum of amounts; null when one of them is unknown. */
export const sumOf = (parts: readonly (Cents | null)[]): Cents | null =>
  parts.reduce<Cents | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
