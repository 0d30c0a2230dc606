import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { isEncryptedPdf } from '@open-account/domain/upload/encryption'
import { formatOfName } from '@open-account/domain/upload/fileName'
import { recommendedMaxBytes } from '@open-account/domain/upload/sizes'
import { serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { reportError } from '../../http/observability/errorReporter.ts'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'
import { lastSent, recordSent } from './storedFiles.ts'
import { sentName } from './sentName.ts'
import { shrinkPhoto } from './shrinkPhoto.ts'
import { bytesOf } from './bytesOf.ts'
import { type Place, placeKey, setActivity, type UploadActivity } from './uploadActivity.ts'
import { isAcceptedFile } from '@open-account/domain/upload/acceptedFile'
import { signatureLength } from '@open-account/domain/upload/formats'
import type { FilePost } from '../../http/api/postFile.ts'

interface Delivery extends Omit<FilePost, 'address' | 'headers'> {
  readonly place: Place
  readonly document: Pick<ApplicationDocument, 'uploadType'>
}

/** Delivers a file of a document and saves what is stored. Throws when the delivery fails. */
export type Deliver = (delivery: Delivery) => Promise<void>

/** Whether a file can be read and is accepted, by its name, its content and its size. */
const isAccepted = async (file: File, maxBytes: number): Promise<boolean> => {
  const { name, size } = file
  try {
    const start = await bytesOf(file.slice(0, signatureLength))
    if (!isAcceptedFile({ name, size, start }, maxBytes)) return false
    return formatOfName(name) !== 'pdf' || !isEncryptedPdf(await bytesOf(file))
  } catch {
    return false
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

type StoredActivity = Extract<UploadActivity, { readonly status: 'stored' }>

/** The note for a file that has just been stored. */
const storedActivity = (
  place: Place,
  chosen: File,
  file: File,
  { isConverted, isOneOfSeveral }: Pick<StoredActivity, 'isConverted' | 'isOneOfSeveral'>,
): UploadActivity | null => {
  const replaced = lastSent(place)
  recordSent(place, chosen)
  const original = file === chosen || isConverted ? null : chosen
  const isPlain = original === null && replaced === null && !isConverted && !isOneOfSeveral
  return isPlain ? null : { status: 'stored', original, isConverted, replaced, isOneOfSeveral }
}

/** What happens to a file that is not accepted. Loaded when there is one. */
export const loadRefusal = () => loadAgain(() => import('./refuseFile.ts'))

/** Validates a chosen file, makes a large photo smaller, and delivers it. */
export const sendFile = async (
  place: Place,
  document: Pick<ApplicationDocument, 'maxBytes' | 'uploadType'>,
  chosen: File,
  deliver: Deliver,
  { shrinking = 'recommended', isOneOfSeveral = false }: SendOptions = {},
): Promise<void> => {
  cancelUpload(place)
  const { maxBytes } = document
  const { signal } = startRun(place)
  const setUnlessAborted = (activity: UploadActivity | null) => {
    if (!signal.aborted) setActivity(place, activity)
  }
  setUnlessAborted({ status: 'reading', file: chosen })
  let file = chosen
  let isConverted = false
  const shrink = async () => {
    setUnlessAborted({ status: 'shrinking', file })
    file = (await shrinkPhoto(file)) ?? file
  }
  try {
    if (shrinking === 'first') await shrink()
    if (!(await isAccepted(file, maxBytes))) {
      const { convertOrRefuse } = await loadRefusal()
      const outcome = await convertOrRefuse({
        file,
        maxBytes,
        isOneOfSeveral,
        send: (repaired, options) => void sendFile(place, document, repaired, deliver, options),
        onConverting: () => setUnlessAborted({ status: 'converting', file }),
      })
      if ('status' in outcome) return setUnlessAborted(outcome)
      isConverted = true
      file = outcome
    }
    if (shrinking === 'recommended' && isLargePhoto(file)) await shrink()
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
    setUnlessAborted(storedActivity(place, chosen, file, { isConverted, isOneOfSeveral }))
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
