export const postalCodeLength = 6

/** Whether a postal code is six digits. Which sectors exist is no rule of ours. */
export const isPostalCode = (postalCode: string): boolean => /^\d{6}$/.test(postalCode)

/** Whether a postal code has nothing but digits, however many: judged before its length (C-036). */
export const isPostalCodeNumeric = (postalCode: string): boolean => /^\d*$/.test(postalCode)
