import { closeUpload } from '../../features/kioskUpload/openUpload.ts'
import { emptyClipboard } from './emptyClipboard.ts'
import { endTransaction } from './endTransaction.ts'
import { forgetEntry } from './forgetEntry.ts'
import { forgetPerson } from './forgetPerson.ts'

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
