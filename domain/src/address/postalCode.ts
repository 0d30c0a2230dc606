export const postalCodeLength = 6

/** Whether a postal code is six digits. Whether its sector exists is not checked. */
export const isPostalCode = (postalCode: string): boolean => /^\d{6}$/.test(postalCode)

/** Whether a postal code has only digits, of any number: this is checked before its length (C-036). */
export const isPostalCodeNumeric = (postalCode: string): boolean => /^\d*$/.test(postalCode)
