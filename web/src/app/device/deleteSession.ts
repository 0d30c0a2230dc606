import { closeUpload } from '../../features/kioskUpload/openUpload.ts'
import { endTransaction } from './endTransaction.ts'
import { deletePersonalData } from './deletePersonalData.ts'

/** Clears the state of this history entry. Bypasses the router, which would navigate. */
const clearHistoryEntry = (): void => History.prototype.replaceState.call(history, null, '')

/** Empties the clipboard where the browser allows it: a person can have copied text with the keyboard. */
const clearClipboard = async (): Promise<void> => {
  try {
    // Without a secure context there is no clipboard, although its type says so.
    await (navigator as Partial<Navigator>).clipboard?.writeText('')
  } catch {
    // The browser refuses this without a recent user gesture.
  }
}

/**
 * Deletes a session: its data in the browser, the state of this history entry, the transaction at the service, and
 * the upload link for a phone.
 */
export const deleteSession = (stateId: string | null): void => {
  void deletePersonalData()
  clearHistoryEntry()
  void clearClipboard()
  if (stateId !== null) void endTransaction(stateId)
  void closeUpload()
}
