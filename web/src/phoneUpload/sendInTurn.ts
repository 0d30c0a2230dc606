import type { DocumentId } from '@open-account/domain/requirements/documents'
import { useSyncExternalStore } from 'react'
import type { Choice } from '../upload/chooseFiles.ts'
import { sendFile } from '../upload/sendFile.ts'
import { isSettled, type Place, watchActivities } from '../upload/uploadActivity.ts'

/** The files of a document that go after the one before them. It outlives the screens, as what is going on does. */
const behind = new Map<DocumentId, readonly File[]>()

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
export const sendInTurn = async ({ place, document, files, deliver }: Choice): Promise<void> => {
  const { id } = place
  const waiting = behind.get(id)
  const [first, ...others] = files
  if (first === undefined) return
  behind.set(id, [...others, ...(waiting ?? [])])
  await sendFile(place, document, first, deliver)
  // The turn that was held up goes on by itself.
  if (waiting !== undefined) return
  for (;;) {
    await untilSettled(place)
    const [next, ...rest] = behind.get(id) ?? []
    if (next === undefined) break
    behind.set(id, rest)
    await sendFile(place, document, next, deliver)
  }
  behind.delete(id)
}

/** How many files of a document wait for the one before them. */
export const useFilesBehind = (id: DocumentId): number =>
  useSyncExternalStore(watchActivities, () => behind.get(id)?.length ?? 0)
