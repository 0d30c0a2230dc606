/** A formatted phone number, such as '+65 9123 4567'; empty for none. */
export const phoneText = (prefix: string, number: string): string =>
  number === '' ? '' : `${prefix} ${number.replace(/^(\d{4})(\d{4})$/, '$1 $2')}`
