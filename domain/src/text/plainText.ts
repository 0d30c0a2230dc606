/** Invisible characters: control characters, also line breaks, and marks that change the direction of text. */
const invisible = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** Whether a text in any script is one line without invisible characters. */
export const isPlainText = (text: string): boolean => !invisible.test(text)
