import { failureOf } from './failureOf.ts'
import { learnServiceTime } from './serviceClock.ts'
import { ServiceFailure } from './serviceFailure.ts'

interface ServiceRequest {
  /** The absolute URL. */
  readonly path: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: BodyInit | null | undefined
  readonly fetchOptions?: RequestInit | undefined
}

interface ServiceResponse {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

const isSuccess = (status: number) => status >= 200 && status < 400

/** JSON is parsed, a PDF or a picture is a Blob, anything else is text. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  if (/pdf|png/.test(type)) return response.blob()
  const text = await response.text()
  if (text === '' || !type.includes('json')) return text
  return JSON.parse(text) as unknown
}

/**
 * Calls the service. A status from 200 to 399 is success; anything else throws a ServiceFailure with the server's
 * `error` and `error_description`.
 */
export const callService = async ({
  path,
  method,
  headers,
  body,
  fetchOptions,
}: ServiceRequest): Promise<ServiceResponse> => {
  const request = { ...fetchOptions, method, headers, body: body ?? null, credentials: 'include' } as const
  const response = await fetch(path, request).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ServiceFailure('network_error')
  })
  learnServiceTime(response.headers.get('date'))
  const responseBody = await bodyOf(response).catch(() => {
    throw new ServiceFailure('api_error')
  })
  if (!isSuccess(response.status)) throw failureOf(responseBody)
  return { status: response.status, body: responseBody, headers: response.headers }
}
