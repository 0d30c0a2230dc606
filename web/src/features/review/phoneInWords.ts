/** A phone number as people read it, such as '+65 9123 4567'; nothing when none was given. */
export const phoneInWords = (prefix: string, number: string): string =>
  number === '' ? '' : `${prefix} ${number.replace(/^(\d{4})(\d{4})$/, '$1 $2')}`
