/** Whether a number given by some office has only letters, digits, dashes, slashes and ampersands, at least one. */
export const isReference = (reference: string): boolean => /^[A-Za-z0-9\-/&]+$/.test(reference)
