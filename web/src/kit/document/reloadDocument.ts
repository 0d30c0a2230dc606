/** Loads this document anew: what it held is gone, and its address is asked for again. */
export const reloadDocument = (): void => location.reload()
