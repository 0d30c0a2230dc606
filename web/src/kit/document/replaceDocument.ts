/** Puts a fresh document in the place of this one: nothing in memory outlasts it, and no way leads back to it. */
export const replaceDocument = (address: string): void => location.replace(address)
