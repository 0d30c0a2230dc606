/** Empties the state of this entry of the history: past the router, which would take that for a way somewhere. */
export const forgetEntry = (): void => History.prototype.replaceState.call(history, null, '')
