import { closeUpload } from '../kioskUpload/openUpload.ts'
import { emptyClipboard } from './emptyClipboard.ts'
import { endTransaction } from './endTransaction.ts'
import { forgetEntry } from './forgetEntry.ts'
import { forgetPerson } from './forgetPerson.ts'

/**
 * Leaves nothing of a session: not in the browser, not in this entry of the history, nothing at the service that its id
 * opens, and no link by which a phone uploads.
 */
export const forgetSession = (stateId: string | null): void => {
  forgetPerson()
  forgetEntry()
  void emptyClipboard()
  if (stateId !== null) void endTransaction(stateId)
  void closeUpload()
}
