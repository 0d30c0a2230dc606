/** The description of premises without an official address. Characters, spaces around it not counted. */
export const descriptionMinLength = 10
export const descriptionMaxLength = 500
