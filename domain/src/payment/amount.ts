import { type Cents, dollars, toDollars } from '../deposit/money.ts'

/** The smallest amount that can be paid online. Dollars. */
const minimumAmountPayable = 1

/** The highest deposit that a kiosk's terminal takes unless a setting says otherwise (C-087). */
const kioskMaximumDeposit: Cents = dollars(80_000)

/** The maximum by the settings, where it is in dollars; rounded to cents. */
export const kioskMaximumOf = ({ kioskMaximum }: { readonly kioskMaximum?: number | undefined }): Cents =>
  kioskMaximum === undefined ? kioskMaximumDeposit : Math.round(dollars(kioskMaximum))

/** Whether an amount can be paid online. */
export const isPayable = (amount: Cents): boolean => toDollars(amount) >= minimumAmountPayable

/** Whether a kiosk's terminal takes a deposit; the maximum itself is allowed. */
export const isWithinKioskMaximum = (deposit: Cents, maximum: Cents = kioskMaximumDeposit): boolean =>
  deposit <= maximum
