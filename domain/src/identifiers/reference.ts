/** Whether an authority's reference is not empty and has only letters, digits, dashes, slashes and ampersands. */
export const isReference = (reference: string): boolean => /^[A-Za-z0-9\-/&]+$/.test(reference)
