/** Whether a text holds nothing but printable ASCII: letters, digits, punctuation and spaces; no line breaks. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)
