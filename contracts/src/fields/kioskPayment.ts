import { type Cents, formatDollars } from '@open-account/domain/deposit/money'

/** The message about a deposit above the maximum of a kiosk. Source: document 2, section 8. */
export const kioskMaximumExceeded = (maximum: Cents): string =>
  `Maximum of ${formatDollars(maximum)} are allowed for Kiosk Payment.`
