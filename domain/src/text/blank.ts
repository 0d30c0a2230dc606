/** Whether a text is empty or nothing but spaces: as good as not given. */
export const isBlank = (text: string): boolean => text.trim() === ''
