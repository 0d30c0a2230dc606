import type { AttachmentAnswer } from '@open-account/contracts/attachment'
import { contract } from '@open-account/contracts'
import { failureOf } from './failureOf.ts'
import { learnServiceTime } from './serviceClock.ts'
import { ServiceFailure } from './serviceFailure.ts'

export interface Upload {
  readonly stateId: string
  readonly type: AttachmentAnswer['type']
  readonly filename: string
  readonly file: Blob
  /** Ends the upload; it then throws the signal's reason. */
  readonly signal: AbortSignal
  /** Of a hundred; null while the length is not known. */
  readonly onProgress: (percent: number | null) => void
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const addressOf = ({ stateId, type, filename }: Upload): string => {
  const query = new URLSearchParams({ transaction_id: stateId, type, filename })
  return `${import.meta.env.VITE_API_BASE_URL ?? ''}${contract.attachment.upload.path}?${query.toString()}`
}

/** Sends a document. Over XMLHttpRequest, because `fetch` does not tell how far it is. */
export const uploadAttachment = (upload: Upload): Promise<AttachmentAnswer> =>
  new Promise((resolve, reject) => {
    const { file, filename, signal, onProgress } = upload
    const request = new XMLHttpRequest()
    const answered = () => {
      learnServiceTime(request.getResponseHeader('date'))
      const body = parsed(request.responseText)
      // The contract's answer to a 2xx; as everywhere in the client, the service is taken at its word.
      if (request.status >= 200 && request.status < 400) resolve(body as AttachmentAnswer)
      else reject(failureOf(body))
    }
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable && total > 0 ? (loaded / total) * 100 : null),
    )
    request.addEventListener('load', answered)
    request.addEventListener('error', () => reject(new ServiceFailure('network_error')))
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    )
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', addressOf(upload))
    request.withCredentials = true
    const form = new FormData()
    form.append('file', file, filename)
    request.send(form)
  })
