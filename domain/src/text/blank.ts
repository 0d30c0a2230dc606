/** Whether a text is empty or only spaces, which counts as no answer. */
export const isBlank = (text: string): boolean => text.trim() === ''
