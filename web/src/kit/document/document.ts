/** Reloads the document, which discards everything in memory. */
export const reloadDocument = (): void => location.reload()

/** Replaces the document and its history entry: everything in memory is discarded, and Back does not return to it. */
export const replaceDocument = (address: string): void => location.replace(address)
