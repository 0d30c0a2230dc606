/** How long the confirmation dialog shows its processing state, in milliseconds. Source: document 2, section 9. */
const confirmDelay = 1000

/** Resolves when the confirmation dialog has shown its processing state long enough. */
export const confirmPause = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, confirmDelay)
  })
