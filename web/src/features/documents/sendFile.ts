import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { formatOfName } from '@open-account/domain/upload/fileName'
import { recommendedMaxBytes } from '@open-account/domain/upload/sizes'
import { serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { reportError } from '../../http/observability/errorReporter.ts'
import { lastSent, recordSent } from './storedFiles.ts'
import { sentName } from './sentName.ts'
import { shrinkPhoto } from './shrinkPhoto.ts'
import {
  type Place,
  placeKey,
  setActivity,
  type UploadActivity,
  type UploadRefusal,
} from './uploadActivity.ts'
import { fileRefusal } from '@open-account/domain/upload/fileRefusal'
import { signatureLength } from '@open-account/domain/upload/formats'
import type { FilePost } from '../../http/api/postFile.ts'

interface Delivery extends Omit<FilePost, 'address' | 'headers'> {
  readonly place: Place
  readonly document: Pick<ApplicationDocument, 'uploadType'>
}

/** Delivers a file of a document and saves what is stored. Throws when the delivery fails. */
export type Deliver = (delivery: Delivery) => Promise<void>

/** Why a file is refused: by its name, its first bytes or its size. Null when it is accepted. */
const validateFile = async (file: File, maxBytes: number): Promise<UploadRefusal | null> => {
  try {
    const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
    return fileRefusal({ name: file.name, size: file.size, start }, maxBytes)
  } catch {
    return { reason: 'unreadable' }
  }
}

/**
 * When a photo is made smaller before it is sent: above the recommended size once it is taken, never, or before it is
 * validated because it is too large as it is.
 */
type Shrinking = 'recommended' | 'never' | 'first'

export interface SendOptions {
  readonly shrinking?: Shrinking
  /** It was chosen together with other files, where only one fits. */
  readonly isOneOfSeveral?: boolean
}

const running = new Map<string, AbortController>()

const isLargePhoto = ({ name, size }: File): boolean =>
  formatOfName(name) !== 'pdf' && size > recommendedMaxBytes

/** Cancels the upload to a document; the stored file stays. */
export const cancelUpload = (place: Place): void => {
  running.get(placeKey(place))?.abort()
  running.delete(placeKey(place))
  setActivity(place, null)
}

/** The note for a file that has just been stored. */
const storedActivity = (
  place: Place,
  chosen: File,
  file: File,
  isOneOfSeveral: boolean,
): UploadActivity | null => {
  const replaced = lastSent(place)
  recordSent(place, chosen)
  const original = file === chosen ? null : chosen
  const isPlain = original === null && replaced === null && !isOneOfSeveral
  return isPlain ? null : { status: 'stored', original, replaced, isOneOfSeveral }
}

/** Validates a chosen file, makes a large photo smaller, and delivers it. */
export const sendFile = async (
  place: Place,
  document: Pick<ApplicationDocument, 'maxBytes' | 'uploadType'>,
  chosen: File,
  deliver: Deliver,
  { shrinking = 'recommended', isOneOfSeveral = false }: SendOptions = {},
): Promise<void> => {
  cancelUpload(place)
  const { signal } = startRun(place)
  const setUnlessAborted = (activity: UploadActivity | null) => {
    if (!signal.aborted) setActivity(place, activity)
  }
  setUnlessAborted({ status: 'reading', file: chosen })
  let file = chosen
  try {
    if (shrinking === 'first') file = (await shrinkPhoto(file)) ?? file
    const refused = await validateFile(file, document.maxBytes)
    if (refused !== null) return setUnlessAborted({ status: 'refused', file, refused, isOneOfSeveral })
    if (shrinking === 'recommended' && isLargePhoto(file)) file = (await shrinkPhoto(file)) ?? file
    signal.throwIfAborted()
    setUnlessAborted({ status: 'sending', file, percent: null })
    await deliver({
      place,
      document,
      filename: sentName(file.name),
      file,
      signal,
      onProgress: percent => setUnlessAborted({ status: 'sending', file, percent }),
    })
    setUnlessAborted(storedActivity(place, chosen, file, isOneOfSeveral))
  } catch (thrown) {
    if (signal.aborted) return
    const failure = serviceFailureOf(thrown)
    reportError(thrown, failure.code)
    setUnlessAborted({ status: 'failed', file, failure, isOneOfSeveral })
  }
}

const startRun = (place: Place): AbortController => {
  const run = new AbortController()
  running.set(placeKey(place), run)
  return run
}
