import { closeUpload } from '../../features/kioskUpload/openUpload.ts'
import { endTransaction } from './endTransaction.ts'
import { forgetPerson } from './forgetPerson.ts'

/** Empties the state of this entry of the history: past the router, which would take that for a way somewhere. */
const forgetEntry = (): void => History.prototype.replaceState.call(history, null, '')

/** Empties the clipboard where the browser allows it: the page copies nothing, but a user can with the keyboard. */
const emptyClipboard = async (): Promise<void> => {
  try {
    // Without a secure context there is no clipboard, although its type says so.
    await (navigator as Partial<Navigator>).clipboard?.writeText('')
  } catch {
    // The browser refuses this without a recent user gesture.
  }
}

/**
 * Deletes a session: its data in the browser, its parameters in this entry of the history, the transaction at the
 * service, and the link by which a phone uploads.
 */
export const forgetSession = (stateId: string | null): void => {
  forgetPerson()
  forgetEntry()
  void emptyClipboard()
  if (stateId !== null) void endTransaction(stateId)
  void closeUpload()
}
