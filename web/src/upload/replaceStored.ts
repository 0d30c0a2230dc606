import { type Choice, sendLast } from './chooseFiles.ts'
import { lastSent } from './sentFiles.ts'
import { setActivity } from './uploadActivity.ts'

/**
 * Sends a file in place of a stored one (C-181). Where this page sent that one, it can be taken back; else the
 * applicant is asked first, because the service keeps one file and gives none back.
 */
export const replaceStored = async (choice: Choice): Promise<void> => {
  const { place, files } = choice
  const last = files.at(-1)
  if (last === undefined || lastSent(place) !== null) return sendLast(choice)
  setActivity(place, { is: 'chosen', file: last })
}
