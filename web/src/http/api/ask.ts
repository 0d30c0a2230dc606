import { failureOf } from './failureOf.ts'
import { learnServiceTime } from './serviceClock.ts'
import { ServiceFailure } from './serviceFailure.ts'

interface Question {
  /** The whole address. */
  readonly path: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: BodyInit | null | undefined
  readonly fetchOptions?: RequestInit | undefined
}

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

const isSuccess = (status: number) => status >= 200 && status < 400

/** JSON is read, a PDF stays as it is, anything else is text. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('pdf')) return response.blob()
  const text = await response.text()
  if (text === '' || !type.includes('json')) return text
  return JSON.parse(text) as unknown
}

/**
 * Asks the service: 200 to 399 is success, anything else is thrown as a ServiceFailure with the server's own `error`
 * and `error_description`.
 */
export const ask = async ({ path, method, headers, body, fetchOptions }: Question): Promise<Answer> => {
  const request = { ...fetchOptions, method, headers, body: body ?? null, credentials: 'include' } as const
  const response = await fetch(path, request).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ServiceFailure('network_error')
  })
  learnServiceTime(response.headers.get('date'))
  const answer = await bodyOf(response).catch(() => {
    throw new ServiceFailure('api_error')
  })
  if (!isSuccess(response.status)) throw failureOf(answer)
  return { status: response.status, body: answer, headers: response.headers }
}
