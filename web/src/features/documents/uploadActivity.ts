import type { DocumentId } from '@open-account/domain/requirements/documents'
import type { FileRefusal } from '@open-account/domain/upload/fileRefusal'
import { useSyncExternalStore } from 'react'
import type { Repair } from '../../kit/ui/file/fileState.ts'
import type { ServiceFailure } from '../../http/api/serviceFailure.ts'

/** Why a chosen file is not sent; `unreadable`: the device could not read it. */
export type UploadRefusal = FileRefusal | { readonly reason: 'encrypted' | 'unreadable' | 'names_too_long' }

/** A file that is not sent, and the button that repairs it. */
export interface RefusedActivity {
  readonly status: 'refused'
  readonly file: File
  readonly message: string
  readonly repair: Repair | undefined
  readonly isOneOfSeveral: boolean
}

/**
 * The activity of a document that is not in the draft. `reading`: the file is validated. `shrinking`,
 * `converting`: a photo is made smaller, or becomes a JPEG. `stored`: in a smaller version, or in place of a file that an undo can send again. `chosen`: it is
 * sent after the applicant confirms, because the service does not return the file that it replaces. `isOneOfSeveral`:
 * it was chosen together with other files, where only one fits.
 */
export type UploadActivity =
  | { readonly status: 'reading' | 'shrinking' | 'converting'; readonly file: File }
  | { readonly status: 'sending'; readonly file: File; readonly percent: number | null }
  | RefusedActivity
  | {
      readonly status: 'failed'
      readonly file: File
      readonly failure: ServiceFailure
      readonly isOneOfSeveral: boolean
    }
  | {
      readonly status: 'stored'
      readonly original: File | null
      readonly isConverted: boolean
      readonly replaced: File | null
      readonly isOneOfSeveral: boolean
    }
  | { readonly status: 'chosen'; readonly file: File; readonly isOneOfSeveral: boolean }
  | { readonly status: 'deleting' }
  | { readonly status: 'not_deleted' }

/** A document of a transaction: where a file belongs. */
export interface Place {
  readonly stateId: string
  readonly id: DocumentId
}

/** A place as the key of a map. */
export const placeKey = ({ stateId, id }: Place): string => `${stateId}/${id}`

/** Outside the components, so that an upload continues while another step is shown. */
const activities = new Map<string, UploadActivity>()
const listeners = new Set<() => void>()

/** Sets the activity of a document; null for none. */
export const setActivity = (place: Place, activity: UploadActivity | null): void => {
  if (activity === null) activities.delete(placeKey(place))
  else activities.set(placeKey(place), activity)
  for (const listener of listeners) listener()
}

/** Calls a listener after every change of any document. Returns the function that removes the listener. */
export const watchActivities = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether no file of a document is on its way, refused or failed. */
export const isSettled = (place: Place): boolean => {
  const activity = activities.get(placeKey(place))
  return activity === undefined || activity.status === 'stored'
}

/** Whether that is true for all of these documents. */
export const useAllSettled = (places: readonly Place[]): boolean =>
  useSyncExternalStore(watchActivities, () => places.every(isSettled))

/** The activity of a document, or null. */
export const useActivity = (place: Place): UploadActivity | null =>
  useSyncExternalStore(watchActivities, () => activities.get(placeKey(place)) ?? null)
