/** Empties the clipboard where the browser lets a page do so: a kiosk copies nothing, but its keyboard may. */
export const emptyClipboard = async (): Promise<void> => {
  try {
    // Without a safe context there is no clipboard, whatever its type says.
    await (navigator as Partial<Navigator>).clipboard?.writeText('')
  } catch {
    // The browser does not let a page do so without a touch just before.
  }
}
