import { serviceErrors, type RefusalStatus, type ServiceErrorCode } from '@open-account/contracts/errors'
import { vi } from 'vitest'
import { checkAnswer } from './contractAnswers.ts'

/**
 * The stubbed response to a call: a body with status 200, or a status with a body. With a content type the body is
 * sent as text.
 */
export type StubbedAnswer = {
  readonly status?: number
  readonly body: unknown
  readonly type?: 'application/pdf' | 'application/json' | 'image/png'
}

/** A refusal with this code, and the status of the contract unless another is given. */
export const refusal = (
  error: ServiceErrorCode,
  description = '',
  status: RefusalStatus = serviceErrors[error],
): StubbedAnswer & { readonly status: number } => ({
  status,
  body: { error, error_description: description },
})

type Answers = Readonly<
  Record<string, StubbedAnswer | ((request: Request) => StubbedAnswer | Promise<StubbedAnswer>)>
>

/**
 * Stubs `fetch` with responses by 'METHOD /path'. A response that the contract does not allow fails the test. Any other call is refused with 404. Returns the requests, in order.
 */
export const answerCalls = (answers: Answers): { readonly requests: Request[] } => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : new URL(String(input), 'http://localhost').href
    // The signal belongs to jsdom, so the runtime's Request does not accept it.
    const request = new Request(url, { ...init, signal: null })
    requests.push(request.clone())
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
    const {
      status = 200,
      body,
      type,
    } = (typeof answer === 'function' ? await answer(request) : answer) ?? refusal('not_found')
    // A body with a content type is sent as it is: it may be broken on purpose.
    if (answer !== undefined && type === undefined) checkAnswer(request, status, body)
    return type === undefined
      ? Response.json(body, { status })
      : new Response(String(body), { status, headers: { 'content-type': type } })
  })
  return { requests }
}
