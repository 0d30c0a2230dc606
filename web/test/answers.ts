import { serviceErrors, type RefusalStatus, type ServiceErrorCode } from '@open-account/contracts/errors'
import { vi } from 'vitest'

/** What the stubbed service answers to a call: a body with 200, or a status with a body; of a type, a text as it is. */
export type StubbedAnswer = {
  readonly status?: number
  readonly body: unknown
  readonly type?: 'application/pdf' | 'application/json'
}
/** A refusal with this code, with the status that the contract gives it unless a call uses another one. */
export const refusal = (
  error: ServiceErrorCode,
  description = '',
  status: RefusalStatus = serviceErrors[error],
): StubbedAnswer => ({ status, body: { error, error_description: description } })

type Answers = Readonly<
  Record<string, StubbedAnswer | ((request: Request) => StubbedAnswer | Promise<StubbedAnswer>)>
>

/**
 * Answers the calls of a test at the browser's boundary, by 'METHOD /path'. Whatever is not listed is refused with
 * 404. Gives back what was asked, in order.
 */
export const answerCalls = (answers: Answers): { readonly requests: Request[] } => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : new URL(String(input), 'http://localhost').href
    // The signal is jsdom's own, which the runtime's Request does not take.
    const request = new Request(url, { ...init, signal: null })
    requests.push(request.clone())
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
    const {
      status = 200,
      body,
      type,
    } = (typeof answer === 'function' ? await answer(request) : answer) ?? refusal('not_found')
    return type === undefined
      ? Response.json(body, { status })
      : new Response(String(body), { status, headers: { 'content-type': type } })
  })
  return { requests }
}
