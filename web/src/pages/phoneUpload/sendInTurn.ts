import { useSyncExternalStore } from 'react'
import type { FileSelection } from '../../features/documents/chooseFiles.ts'
import { sendFile } from '../../features/documents/sendFile.ts'
import { recordSent } from '../../features/documents/storedFiles.ts'
import { isSettled, type Place, placeKey, watchActivities } from '../../features/documents/uploadActivity.ts'

/** The waiting files of each place. The map outlives the screens, as uploads do. */
const queues = new Map<string, readonly File[]>()

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
 * Sends the files of a document one after another. A file that is refused or fails stops the queue until it is sent
 * or removed, so that no other file hides its error, here or at the kiosk. Files that are chosen meanwhile go before
 * the waiting ones.
 */
export const sendInTurn = async ({ place, document, files, deliver }: FileSelection): Promise<void> => {
  const key = placeKey(place)
  const waiting = queues.get(key)
  const [first, ...others] = files
  if (first === undefined) return
  queues.set(key, [...others, ...(waiting ?? [])])
  // Each file is added and replaces none.
  const add = (file: File) => {
    recordSent(place, null)
    return sendFile(place, document, file, deliver)
  }
  await add(first)
  // The earlier call continues with the queue.
  if (waiting !== undefined) return
  for (;;) {
    await untilSettled(place)
    const [next, ...rest] = queues.get(key) ?? []
    if (next === undefined) break
    queues.set(key, rest)
    await add(next)
  }
  queues.delete(key)
}

/** The number of waiting files of a document. */
export const useWaitingCount = (place: Place): number =>
  useSyncExternalStore(watchActivities, () => queues.get(placeKey(place))?.length ?? 0)
