/** The documents print no limit for the position of a company's representative; ours is that of a name. */
export const designationMaxLength = 80
