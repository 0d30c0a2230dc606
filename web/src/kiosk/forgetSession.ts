import { forgetEntry } from './forgetEntry.ts'
import { forgetIdentity } from './forgetIdentity.ts'
import { forgetPerson } from './forgetPerson.ts'

/** Leaves nothing of a session: not in the browser, not in this entry of the history, and no identity data. */
export const forgetSession = (stateId: string | null): void => {
  forgetPerson()
  forgetEntry()
  if (stateId !== null) void forgetIdentity(stateId)
}
