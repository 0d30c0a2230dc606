import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { type LoggedBody, loggedBody, requestLogEntry } from '@open-account/contracts/control/requestLogEntry'
import { z } from 'zod'
import type { RequestLogRow, WorldRow } from './tables.ts'
import { worldTime } from './world.ts'

const storedCall = requestLogEntry
  .omit({ id: true, at: true, sentence: true, request: true, answer: true })
  .extend({
    /** By the world's clock. Epoch milliseconds. */
    at: z.number(),
    request: z.object({
      /** Names and values in turn. */
      headers: z.array(z.string()).readonly(),
      body: loggedBody.nullable(),
    }),
    answer: z
      .object({
        /** The headers in lines. */
        head: z.string(),
        body: loggedBody.nullable(),
      })
      .nullable(),
  })
/** A call as the request log stores it. Its id follows from its batch and its place there. */
export type StoredCall = z.infer<typeof storedCall>

/** How often each rule and each refusal occurs in a batch. */
export interface RequestCounts {
  readonly rule: Readonly<Record<string, number>>
  readonly error: Readonly<Record<string, number>>
}

/** The largest text of a batch: no archive from elsewhere may fill the memory. Bytes. */
const maxTextBytes = 64 * 2 ** 20

/** The fastest quality: a batch is compressed on the main thread, and written bytes cost more than their compression. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

/** A body without its text, which follows the other values of its call. */
type BodyRest =
  | Exclude<LoggedBody, { readonly kind: 'text' }>
  | readonly [size: number, isCut: boolean]
  | null

const textOfBody = (body: LoggedBody | null): string => (body?.kind === 'text' ? body.text : '')
const restOfBody = (body: LoggedBody | null): BodyRest =>
  body?.kind === 'text' ? [body.size, body.is_cut] : body
const bodyOf = (rest: BodyRest, text: string): LoggedBody | null =>
  Array.isArray(rest)
    ? { kind: 'text', text, size: Number(rest[0]), is_cut: rest[1] === true }
    : (rest as LoggedBody | null)

/** What separates the values of a call from its texts, and its request headers from one another. */
const separator = '\n'

/** The short values of a call, with the lengths of its texts, which follow them as they are: escaping takes longest. */
interface Line {
  readonly values: Omit<StoredCall, 'request' | 'answer'> & {
    readonly request?: undefined
    readonly answer?: undefined
  }
  readonly request: BodyRest
  readonly answer: BodyRest
  readonly isAnswered: boolean
  readonly lengths: readonly number[]
}

const encodeCall = (call: StoredCall): string => {
  const { request, answer } = call
  const texts = [
    request.headers.join(separator),
    textOfBody(request.body),
    answer?.head ?? '',
    textOfBody(answer?.body ?? null),
  ] as const
  const line: Line = {
    // JSON leaves undefined out. Taking the two out by name would copy the others one by one.
    values: { ...call, request: undefined, answer: undefined },
    request: restOfBody(request.body),
    answer: restOfBody(answer?.body ?? null),
    isAnswered: answer !== null,
    lengths: [texts[0].length, texts[1].length, texts[2].length, texts[3].length],
  }
  return `${JSON.stringify(line)}${separator}${texts[0]}${texts[1]}${texts[2]}${texts[3]}`
}

const decodeCalls = (text: string): readonly StoredCall[] => {
  const calls: StoredCall[] = []
  for (let at = 0; at < text.length;) {
    const end = text.indexOf(separator, at)
    const line = JSON.parse(text.slice(at, end)) as Line
    at = end + 1
    const [headers = '', requestText = '', head = '', answerText = ''] = line.lengths.map(length => {
      at += length
      return text.slice(at - length, at)
    })
    calls.push({
      ...line.values,
      request: {
        headers: headers === '' ? [] : headers.split(separator),
        body: bodyOf(line.request, requestText),
      },
      answer: line.isAnswered ? { head, body: bodyOf(line.answer, answerText) } : null,
    })
  }
  return calls
}

/** A call that waits to be written, already as text. */
export interface WaitingCall {
  readonly world: string
  /** The secret of its world, which changes when the world is emptied; null when the call entered no world. */
  readonly worldSecret: string | null
  readonly rule: string | null
  readonly error: string | null
  /** The call as text, outside the memory that the collection of garbage copies. */
  readonly text: Uint8Array
}

/** A call as text. Without a world, `at` is real time. */
export const waitingCall = (world: string, worldSecret: string | null, call: StoredCall): WaitingCall => ({
  world,
  worldSecret,
  rule: call.rule,
  error: call.error,
  text: Buffer.from(encodeCall(call)),
})

/** A call that entered no world, with the time and the secret of the world that it names. */
export const withWorld = ({ world, text }: WaitingCall, row: WorldRow): WaitingCall => {
  const [call] = decodeCalls(Buffer.from(text).toString())
  if (call === undefined) throw new Error('The request log has a call without text')
  return waitingCall(world, row.secret, { ...call, at: worldTime(row, call.at) })
}

const countsOf = (calls: readonly WaitingCall[]): RequestCounts => {
  const rules: Record<string, number> = {}
  const errors: Record<string, number> = {}
  for (const { rule, error } of calls) {
    if (rule !== null) rules[rule] = (rules[rule] ?? 0) + 1
    if (error !== null) errors[error] = (errors[error] ?? 0) + 1
  }
  return { rule: rules, error: errors }
}

/** Calls as one row. */
export const batchOf = (world: string, id: string, calls: readonly WaitingCall[]): RequestLogRow => {
  const text = Buffer.concat(calls.map(call => call.text))
  return {
    world,
    id,
    entries: calls.length,
    size: text.length,
    counts: JSON.stringify(countsOf(calls)),
    data: brotliCompressSync(text, compression).toString('base64'),
  }
}

const textOf = (data: string): string =>
  brotliDecompressSync(Buffer.from(data, 'base64'), { maxOutputLength: maxTextBytes }).toString()

/** The calls of a row that `batchOf` made, in order. */
export const callsIn = ({ data }: Pick<RequestLogRow, 'data'>): readonly StoredCall[] =>
  decodeCalls(textOf(data))

/** Whether a row from elsewhere has calls that can be read. */
export const isBatch = ({ data }: Readonly<Record<string, unknown>>): boolean => {
  try {
    return typeof data === 'string' && z.array(storedCall).safeParse(decodeCalls(textOf(data))).success
  } catch {
    return false
  }
}

/** The id of the call at a place in a batch. */
export const callId = (batch: string, index: number): string => `${batch}-${String(index).padStart(5, '0')}`

/** The id of the batch in the id of a call. */
export const batchIdIn = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('-')))

/** A row of the request log in earlier versions: one call, without its bodies. */
export interface EarlierRequestLogRow {
  readonly id: string
  readonly world: string
  readonly at: number
  readonly method: string
  readonly route: string
  readonly status: number
  readonly error: string | null
  readonly rule: string | null
  readonly request_id: string
  readonly duration: number
}

const callOfEarlier = ({
  at,
  method,
  route,
  status,
  error,
  rule,
  request_id,
  duration,
}: EarlierRequestLogRow) =>
  ({
    at,
    request_id,
    method,
    operation: null,
    route,
    path: route,
    query: '',
    status,
    error,
    rule,
    fault: null,
    duration_ms: duration,
    request: { headers: [], body: null },
    answer: status === 0 ? null : { head: '', body: null },
  }) as StoredCall

/** The rows of an earlier version as batches, in the order of the rows. */
export const batchesOfEarlier = (rows: readonly EarlierRequestLogRow[]): readonly RequestLogRow[] => {
  const batchSize = 200
  return [...Map.groupBy(rows, ({ world }) => world)].flatMap(([world, calls]) =>
    Array.from({ length: Math.ceil(calls.length / batchSize) }, (_, part) => {
      const some = calls.slice(part * batchSize, (part + 1) * batchSize)
      return batchOf(
        world,
        some[0]?.id ?? '',
        some.map(call => waitingCall(world, null, callOfEarlier(call))),
      )
    }),
  )
}
