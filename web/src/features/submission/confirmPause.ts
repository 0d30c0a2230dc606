/** How long the processing state of the last question shows, in milliseconds. Source: document 2, section 9. */
const confirmDelay = 1000

/** Resolves once the last question has shown its processing state long enough to be seen. */
export const confirmPause = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, confirmDelay)
  })
