import { type Cents, formatDollars } from '@open-account/domain/deposit/money'

/** What is said of a deposit above what a kiosk takes. Source: document 2, section 8. */
export const kioskMaximumExceeded = (maximum: Cents): string =>
  `Maximum of ${formatDollars(maximum)} are allowed for Kiosk Payment.`
