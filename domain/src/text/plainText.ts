/** What is not seen itself: control characters, line breaks among them, and what turns the order of the letters behind it. */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** Whether a text, in any script, is on one line and reads as it is written. */
export const isPlainText = (text: string): boolean => !unseen.test(text)
