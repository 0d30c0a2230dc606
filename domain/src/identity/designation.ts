/** The documents give the position of a company's representative no limit: as long as a name may be. Ours. */
export const designationMaxLength = 80
