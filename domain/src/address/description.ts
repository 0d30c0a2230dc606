/** Lengths of the description of premises without an official address, in characters after trimming. */
export const descriptionMinLength = 10
export const descriptionMaxLength = 500
