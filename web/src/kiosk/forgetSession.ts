import { closeUpload } from '../kioskUpload/openUpload.ts'
import { forgetEntry } from './forgetEntry.ts'
import { forgetIdentity } from './forgetIdentity.ts'
import { forgetPerson } from './forgetPerson.ts'

/**
 * Leaves nothing of a session: not in the browser, not in this entry of the history, no identity data, and no link by
 * which a phone uploads.
 */
export const forgetSession = (stateId: string | null): void => {
  forgetPerson()
  forgetEntry()
  if (stateId !== null) void forgetIdentity(stateId)
  void closeUpload()
}
