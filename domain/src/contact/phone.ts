/** Digits of any Singapore number without its prefix. */
export const phoneNumberLength = 8
export const defaultPhonePrefix = '+65'

/** Whether a prefix is a plus sign followed by digits. */
export const isPhonePrefix = (prefix: string): boolean => /^\+\d+$/.test(prefix)

/** Whether a number has eight digits and starts like a mobile number, with 8 or 9. */
export const isMobileNumber = (number: string): boolean => /^[89]\d{7}$/.test(number)

/** Whether a person's alternate contact has eight digits and starts with 9, 8, 6 or 3. */
export const isPersonalAlternateContact = (number: string): boolean => /^[9863]\d{7}$/.test(number)

/** Whether a company's alternate contact has eight digits; its first digit may be any (C-056). */
export const isCompanyAlternateContact = (number: string): boolean => /^\d{8}$/.test(number)

/** Whether an alternate contact differs from the mobile number; an empty one does. */
export const isDifferentContact = (alternate: string, mobile: string): boolean =>
  alternate === '' || alternate !== mobile
