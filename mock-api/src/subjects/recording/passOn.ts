import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { beyondLimit } from '../../kit/bodyLimits.ts'
import { documentMaxBytes } from '@open-account/domain/upload/sizes'
import { Refusal } from '../../kit/refusal.ts'
import { redactedPath } from '../requestLog/secrets.ts'
import type { RecordedCall } from './recorder.ts'
import { tokenCookie } from '../steering/controlToken.ts'

/** How long the backend may take for an answer, or until a stream begins. Milliseconds. */
const answerTimeout = 30_000

/** Headers of one connection (RFC 9110, 7.6.1), and those that the sender of a message calculates. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Headers and cookies with which a tester steers this service. */
const ofTesters: ReadonlySet<string> = new Set(['x-world', 'x-world-key', 'x-seed'])
const cookiesOfTesters: ReadonlySet<string> = new Set(['world', tokenCookie])

const namesIn = (connection: string | null | undefined): readonly string[] =>
  (connection ?? '').split(',').map(name => name.trim().toLowerCase())

const cookieFor = (cookie: string): string =>
  cookie
    .split(';')
    .map(pair => pair.trim())
    .filter(pair => !cookiesOfTesters.has(pair.split('=', 1)[0] ?? ''))
    .join('; ')

/** The headers of a call for the backend. */
const headersFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Headers => {
  const dropped = new Set([...hopByHop, ...ofTesters, 'accept-encoding', ...namesIn(headers.connection)])
  const passed = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || dropped.has(name)) continue
    const text = Array.isArray(value) ? value.join(', ') : value
    const kept = name === 'cookie' ? cookieFor(text) : text
    if (kept !== '') passed.set(name, kept)
  }
  return passed
}

/** The whole body of a call; null without one. A multipart body is not read before. */
const bodyOf = async ({ raw, body, bodyText }: FastifyRequest): Promise<Buffer | null> => {
  if (bodyText !== null) return Buffer.from(bodyText)
  if (raw.readableEnded || (body !== undefined && body !== null)) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of raw as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > documentMaxBytes + beyondLimit) throw new Refusal('request_too_large')
    chunks.push(chunk)
  }
  return size === 0 ? null : Buffer.concat(chunks)
}

/** The address of a call at the backend. Whatever the path is, it stays at the backend's origin. */
const addressAt = (backend: string, { raw }: FastifyRequest): URL => {
  const address = new URL(backend)
  const [path = '/', ...query] = (raw.url ?? '/').split('?')
  address.pathname = path
  address.search = query.join('?')
  return address
}

/** Whether an answer is a stream of events, which has no end. */
const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true

/** Sends a call to the backend. Returns its answer, with its bytes unless it is a stream. Refuses the call without an answer. */
const callBackend = async (
  backend: string,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer | null,
): Promise<{ readonly answer: Response; readonly bytes: Buffer | null }> => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), answerTimeout)
  /** When the caller hangs up, so does the service: a stream would stay open. */
  reply.raw.once('close', () => stop.abort())
  try {
    const answer = await fetch(addressAt(backend, request), {
      method: request.method,
      headers: headersFor(request),
      redirect: 'manual',
      signal: stop.signal,
      ...(body === null ? {} : { body: new Uint8Array(body) }),
    })
    return { answer, bytes: isStream(answer) ? null : Buffer.from(await answer.arrayBuffer()) }
  } catch (error) {
    request.server.log.warn({ err: error }, 'the backend of RECORD_TO did not answer')
    throw new Refusal('upstream_error', { description: 'The backend of RECORD_TO did not answer.' })
  } finally {
    clearTimeout(timer)
  }
}

/** Gives the status and headers of the backend to an answer. The body is not compressed any more. */
const writeHead = (reply: FastifyReply, answer: Response): void => {
  const dropped = new Set([...hopByHop, 'content-encoding', ...namesIn(answer.headers.get('connection'))])
  void reply.status(answer.status)
  for (const [name, value] of answer.headers)
    if (!dropped.has(name) && name !== 'set-cookie') void reply.header(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
}

/** The body of an answer as it arrives. */
const streamOf = ({ body }: Response): Readable =>
  body === null ? Readable.from([]) : Readable.fromWeb(body)

/** Bytes as text; null for bytes of another kind. */
const textIn = (bytes: Buffer, contentType: string): string | null =>
  bytes.length === 0 || /^(?:application\/json|text\/)/.test(contentType) ? bytes.toString() : null

const textHeaders = (headers: Headers): Readonly<Record<string, string>> => Object.fromEntries(headers)

/** Passes a call on to the backend, gives its answer to the caller, and records it. A stream is passed on as it arrives. */
export const passOn = async (
  backend: string,
  request: FastifyRequest,
  reply: FastifyReply,
  record: (recorded: RecordedCall) => void,
): Promise<FastifyReply> => {
  const body = await bodyOf(request)
  const { answer, bytes } = await callBackend(backend, request, reply, body)
  const contentType = answer.headers.get('content-type') ?? ''
  const { url = '/' } = request.raw
  record({
    world: request.world.id,
    at: request.at,
    operation: request.call?.operation ?? '',
    path: redactedPath(url.split('?', 1)[0] ?? '', request.routeOptions.url ?? null),
    call: {
      method: request.method as RecordedCall['call']['method'],
      url,
      headers: textHeaders(headersFor(request)),
      body,
    },
    parts: { params: request.params, query: request.query, body: request.body },
    answer: {
      status: answer.status,
      contentType,
      text: bytes === null ? null : textIn(bytes, contentType),
      location: answer.headers.get('location'),
    },
  })
  writeHead(reply, answer)
  return reply.send(bytes ?? streamOf(answer))
}
