import { useSyncExternalStore } from 'react'
import type { FileSelection } from '../../features/documents/chooseFiles.ts'
import { sendFile } from '../../features/documents/sendFile.ts'
import { recordSent } from '../../features/documents/storedFiles.ts'
import { isSettled, type Place, placeKey, watchActivities } from '../../features/documents/uploadActivity.ts'

/** The files that go after the one before them, by their place. It outlives the screens, as what is going on does. */
const behind = new Map<string, readonly File[]>()

const untilSettled = async (place: Place): Promise<void> => {
  while (!isSettled(place)) {
    await new Promise<void>(resolve => {
      const stop = watchActivities(() => {
        stop()
        resolve()
      })
    })
  }
}

/**
 * Sends the files of a document one after the other. One that is refused or fails holds up those behind it until it was
 * sent after all or taken off, so that none of them covers what is said of it, here or at the kiosk. Files that are
 * chosen meanwhile go before those that wait.
 */
export const sendInTurn = async ({ place, document, files, deliver }: FileSelection): Promise<void> => {
  const key = placeKey(place)
  const waiting = behind.get(key)
  const [first, ...others] = files
  if (first === undefined) return
  behind.set(key, [...others, ...(waiting ?? [])])
  // Each file is added: none replaces an earlier one.
  const add = (file: File) => {
    recordSent(place, null)
    return sendFile(place, document, file, deliver)
  }
  await add(first)
  // The turn that was held up goes on by itself.
  if (waiting !== undefined) return
  for (;;) {
    await untilSettled(place)
    const [next, ...rest] = behind.get(key) ?? []
    if (next === undefined) break
    behind.set(key, rest)
    await add(next)
  }
  behind.delete(key)
}

/** How many files of a document wait for the one before them. */
export const useFilesBehind = (place: Place): number =>
  useSyncExternalStore(watchActivities, () => behind.get(placeKey(place))?.length ?? 0)
