/** Empties the clipboard where the browser allows it: the page copies nothing, but a user can with the keyboard. */
export const emptyClipboard = async (): Promise<void> => {
  try {
    // Without a secure context there is no clipboard, although its type says so.
    await (navigator as Partial<Navigator>).clipboard?.writeText('')
  } catch {
    // The browser refuses this without a recent user gesture.
  }
}
