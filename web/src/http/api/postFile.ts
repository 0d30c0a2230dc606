import { failureOf } from './failureOf.ts'
import { learnServiceTime } from './serviceClock.ts'
import { ServiceFailure } from './serviceFailure.ts'

/** The whole address of a call, by its path: on this origin, unless the build names another one. */
export const serviceAddress = (path: string): string => `${import.meta.env.VITE_API_BASE_URL ?? ''}${path}`

export interface FilePost {
  /** The whole address, with its query. */
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
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

/** Sends a file and gives what is answered. Over XMLHttpRequest, because `fetch` does not tell how far it is. */
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
    const answered = () => {
      learnServiceTime(request.getResponseHeader('date'))
      const body = parsed(request.responseText)
      if (request.status >= 200 && request.status < 400) resolve(body)
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
    request.open('POST', address)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const form = new FormData()
    form.append('file', file, filename)
    request.send(form)
  })
