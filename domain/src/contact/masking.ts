const mark = '*'
const hiddenMobileDigits = 4
const shownNricCharacters = 4

/**
 * Masks an e-mail address: of its local part only the first and the last character show, with one mark for each
 * character between. A local part of one or two characters stays as it is (C-127).
 */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const local = at < 0 ? email : email.slice(0, at)
  const host = at < 0 ? '' : email.slice(at)
  const hidden = Math.max(0, local.length - 2)
  return local.slice(0, 1) + mark.repeat(hidden) + local.slice(1 + hidden) + host
}

/** Masks the last four digits of a mobile number, one mark for each. */
export const maskMobile = (number: string): string => {
  const shown = Math.max(0, number.length - hiddenMobileDigits)
  return number.slice(0, shown) + mark.repeat(number.length - shown)
}

/** Masks an NRIC or FIN: only its last three digits and its check letter show. */
export const maskNric = (nric: string): string =>
  mark.repeat(Math.max(0, nric.length - shownNricCharacters)) + nric.slice(-shownNricCharacters)
