import { answerBody } from '@open-account/contracts/answerIssues'
import type { AppRoute } from '@open-account/contracts/router'
import { files } from './files.ts'
import type { Step } from './scenario.ts'
import { resolve, type Values } from './template.ts'
import type { Arrived } from './verify.ts'

/** Makes a request; `fetch` itself, or what a test puts between. */
export type Send = (address: string, request: RequestInit) => Promise<Response>

export interface Server {
  readonly baseUrl: string
  /** Headers of every call, such as those of an environment. */
  readonly headers: Readonly<Record<string, string>>
  readonly send: Send
}

/** A call that takes longer has no answer. */
const timeout = 30_000
const multipartType = 'multipart/form-data'
const formType = 'application/x-www-form-urlencoded'

const textsOf = (record: Step['params'], values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(record ?? {}).map(([name, template]) => [name, String(resolve(template, values))]),
  )

const contentTypeOf = (route: AppRoute): string =>
  ('contentType' in route ? route.contentType : undefined) ?? 'application/json'

/** The body of the request with its content type; a multipart body brings its own. */
const bodyOf = (route: AppRoute, { file }: Step, sent: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  const type = contentTypeOf(route)
  if (type === multipartType) {
    const form = new FormData()
    if (file !== undefined) form.set(file.field, new Blob([files[file.kind]()]), 'document')
    for (const [name, text] of Object.entries((sent ?? {}) as Record<string, string>)) form.set(name, text)
    return { body: form }
  }
  if (sent === undefined) return {}
  const headers = { 'content-type': type }
  return type === formType
    ? { headers, body: new URLSearchParams(sent as Record<string, string>).toString() }
    : { headers, body: JSON.stringify(sent) }
}

/** Reads the first event of each kind that a stream starts with, by its kind, and leaves the stream. */
const readStream = async (response: Response): Promise<unknown> => {
  const wanted = ['upload_url', 'kiosk_stream']
  const events = new Map<string, unknown>()
  let rest = ''
  const decoder = new TextDecoder()
  const body: AsyncIterable<Uint8Array> = response.body ?? (async function* () {})()
  for await (const piece of body) {
    const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data === undefined) continue
      const event = JSON.parse(data) as { readonly kind: string }
      events.set(event.kind, event)
    }
    if (wanted.every(kind => events.has(kind))) break
  }
  return Object.fromEntries(events)
}

const readBody = async (response: Response, contentType: string): Promise<unknown> => {
  if (contentType.startsWith('text/event-stream')) return readStream(response)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return contentType.startsWith('application/json')
    ? answerBody(contentType, new TextDecoder().decode(bytes))
    : bytes
}

/** What was sent and what came back. */
export interface Made {
  readonly sent: unknown
  readonly arrived: Arrived
}

/** Makes the call of a step with the values of the run. */
export const makeCall = async (
  { baseUrl, headers: common, send }: Server,
  route: AppRoute,
  step: Step,
  values: Values,
): Promise<Made> => {
  const params = textsOf(step.params, values)
  const path = route.path.replaceAll(/:(\w+)/g, (_place, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const query = new URLSearchParams(textsOf(step.query, values)).toString()
  const sent = step.body === undefined ? undefined : resolve(step.body, values)
  const { headers, ...body } = bodyOf(route, step, sent)
  const response = await send(`${baseUrl}${path}${query === '' ? '' : `?${query}`}`, {
    method: route.method,
    headers: {
      ...common,
      ...(headers as Record<string, string> | undefined),
      ...textsOf(step.headers, values),
    },
    ...body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
  const contentType = response.headers.get('content-type') ?? ''
  return {
    sent,
    arrived: {
      status: response.status,
      headers: response.headers,
      contentType,
      body: await readBody(response, contentType),
    },
  }
}
