/** Whether a text has only printable ASCII: letters, digits, punctuation and spaces; no line breaks. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)
