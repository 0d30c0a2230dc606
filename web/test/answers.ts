import { vi } from 'vitest'

/** What the stubbed service answers to a call: a body with 200, or a status with a body; of a type, a text as it is. */
export type StubbedAnswer = {
  readonly status?: number
  readonly body: unknown
  readonly type?: 'application/pdf' | 'application/json'
}
type Answers = Readonly<
  Record<string, StubbedAnswer | ((request: Request) => StubbedAnswer | Promise<StubbedAnswer>)>
>

/**
 * Answers the calls of a test at the browser's boundary, by 'METHOD /path'. Whatever is not listed is refused with
 * 404. Gives back what was asked, in order.
 */
export const answerCalls = (answers: Answers): { readonly asked: Request[] } => {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : new URL(String(input), 'http://localhost').href
    // The signal is jsdom's own, which the runtime's Request does not take.
    const request = new Request(url, { ...init, signal: null })
    asked.push(request.clone())
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
    const {
      status = 200,
      body,
      type,
    } = (typeof answer === 'function' ? await answer(request) : answer) ?? {
      status: 404,
      body: { error: 'not_found', error_description: '' },
    }
    return type === undefined
      ? Response.json(body, { status })
      : new Response(String(body), { status, headers: { 'content-type': type } })
  })
  return { asked }
}
