/** Loads this document anew: what it held is gone, and its address is asked for again. */
export const reloadDocument = (): void => location.reload()

/** Puts a fresh document in the place of this one: nothing in memory outlasts it, and no way leads back to it. */
export const replaceDocument = (address: string): void => location.replace(address)
