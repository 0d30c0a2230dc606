import { type Choice, isOneOfSeveral, sendLast } from './chooseFiles.ts'
import { lastSent } from './sentFiles.ts'
import { setActivity } from './uploadActivity.ts'

/**
 * Sends a file in place of a stored one (C-181). If this page sent the stored file, there is an undo; else the
 * applicant confirms first, because the service stores one file and returns none.
 */
export const replaceStored = async (choice: Choice): Promise<void> => {
  const { place, files } = choice
  const last = files.at(-1)
  if (last === undefined || lastSent(place) !== null) return sendLast(choice)
  setActivity(place, { is: 'chosen', file: last, isOneOfSeveral: isOneOfSeveral(choice) })
}
