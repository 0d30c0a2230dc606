import { type Place, placeKey } from './uploadActivity.ts'

/** The last file that this page sent for each document. The service returns no file: only these can be sent again. */
const files = new Map<string, File>()

/** The file that an undo would send again; null if this page sent none. */
export const lastSent = (place: Place): File | null => files.get(placeKey(place)) ?? null

export const noteSent = (place: Place, file: File | null): void => {
  if (file === null) files.delete(placeKey(place))
  else files.set(placeKey(place), file)
}
