import { failureOf } from './failureOf.ts'
import { learnServiceTime } from './serviceClock.ts'
import { ServiceFailure } from './serviceFailure.ts'

export interface FilePost {
  /** The URL, with its query. */
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  readonly filename: string
  readonly file: Blob
  /** Aborts the upload. */
  readonly signal: AbortSignal
  /** From 0 to 100; null while the length is unknown. */
  readonly onProgress: (percent: number | null) => void
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Uploads a file and returns the body of the response. Uses XMLHttpRequest, because `fetch` reports no upload
 * progress.
 */
export const postFile = ({
  address,
  headers = {},
  filename,
  file,
  signal,
  onProgress,
}: FilePost): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const onLoad = () => {
      learnServiceTime(request.getResponseHeader('date'))
      const body = parseJson(request.responseText)
      if (request.status >= 200 && request.status < 400) resolve(body)
      else reject(failureOf(body))
    }
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable && total > 0 ? (loaded / total) * 100 : null),
    )
    request.addEventListener('load', onLoad)
    request.addEventListener('error', () => reject(new ServiceFailure('network_error')))
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    )
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', address)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const form = new FormData()
    form.append('file', file, filename)
    request.send(form)
  })
