import { hash } from 'node:crypto'
import type { FaultEffect } from '@open-account/contracts/control/faults'
import {
  type LoggedBody,
  type LoggedFile,
  loggedTextLimit,
} from '@open-account/contracts/control/requestLogEntry'
import type { RuleId } from '@open-account/contracts/control/rules'
import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { formType } from '../../kit/formType.ts'
import type { StoredCall } from '../../store/requestLogBatch.ts'
import {
  maySendSecret,
  redactedFields,
  redactedHead,
  redactedHeaders,
  redactedJson,
  redactedPath,
  redactedQuery,
} from './secrets.ts'

/** What the log needs of a call with headers and bodies. */
interface Contents {
  /** Names and values in turn. */
  readonly requestHeaders: readonly string[]
  /** The text of a JSON body or of a form; null when it was not read. */
  readonly requestText: string | null
  readonly requestFiles: readonly LoggedFile[] | null
  /** The status line and the headers as they were sent. */
  readonly answerHead: string
  readonly answerBody: unknown
}

/** What the log needs of a call. */
export interface LoggedCall {
  /** The time by the clock of its world. Epoch milliseconds. */
  readonly at: number
  readonly method: string
  readonly operation: string | null
  readonly route: string | null
  readonly url: string
  /** 0 without an answer. */
  readonly status: number
  readonly error: ServiceErrorCode | null
  readonly rule: RuleId | null
  readonly fault: FaultEffect['kind'] | null
  readonly requestId: string
  readonly duration: number
  /** Null for a call under load. */
  readonly contents: Contents | null
}

const headerIn = (headers: readonly string[], name: string): string | undefined => {
  for (let at = 0; at < headers.length; at += 2)
    if (headers[at]?.toLowerCase() === name) return headers[at + 1]
  return undefined
}

const textBody = (text: string, mayHaveSecret: boolean): LoggedBody => {
  const redacted = mayHaveSecret ? redactedJson(text) : text
  return {
    kind: 'text',
    text: redacted.slice(0, loggedTextLimit),
    size: Buffer.byteLength(text),
    is_cut: redacted.length > loggedTextLimit,
  }
}

const formBody = (text: string): LoggedBody => {
  const isCut = text.length > loggedTextLimit
  return {
    kind: 'form',
    fields: isCut ? [] : redactedFields(new URLSearchParams(text)),
    size: Buffer.byteLength(text),
    is_cut: isCut,
  }
}

const requestBody = (
  { operation, error }: LoggedCall,
  { requestHeaders, requestText, requestFiles }: Contents,
): LoggedBody | null => {
  if (requestFiles !== null) return { kind: 'files', files: requestFiles }
  if (requestText === '') return null
  if (requestText === null) {
    const length = headerIn(requestHeaders, 'content-length') ?? '0'
    const isSent = length !== '0' || headerIn(requestHeaders, 'transfer-encoding') !== undefined
    return isSent ? { kind: 'stream' } : null
  }
  const isForm = headerIn(requestHeaders, 'content-type')?.startsWith(formType) === true
  return isForm
    ? formBody(requestText)
    : textBody(requestText, maySendSecret(operation, 'request', error === null))
}

const contentTypeIn = (head: string): string => /\r\ncontent-type: (.*)/i.exec(head)?.[1] ?? ''

const answerBody = (
  { operation }: LoggedCall,
  { answerBody: body, answerHead }: Contents,
): LoggedBody | null => {
  if (body === undefined || body === null || body === '') return null
  if (typeof body === 'string' && /^[{[]/.test(body))
    return textBody(body, maySendSecret(operation, 'answer', true))
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return { kind: 'stream' }
  return {
    kind: 'binary',
    content_type: contentTypeIn(answerHead),
    size: Buffer.byteLength(body),
    sha256: hash('sha256', body),
  }
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100

const splitUrl = (url: string): readonly [path: string, query: string] => {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

const leftOut = { kind: 'left_out' } as const

/** What was sent, without secrets. */
const requestOf = (call: LoggedCall): StoredCall['request'] =>
  call.contents === null
    ? { headers: [], body: leftOut }
    : { headers: redactedHeaders(call.contents.requestHeaders), body: requestBody(call, call.contents) }

/** What was answered, without secrets; null without an answer. */
const answerOf = (call: LoggedCall): StoredCall['answer'] => {
  if (call.status === 0) return null
  return call.contents === null
    ? { head: '', body: leftOut }
    : { head: redactedHead(call.contents.answerHead), body: answerBody(call, call.contents) }
}

/** The entry of a call, without secrets. */
export const storedCall = (call: LoggedCall): StoredCall => {
  const [path, query] = splitUrl(call.url)
  return {
    at: call.at,
    request_id: call.requestId,
    method: call.method,
    operation: call.operation,
    route: call.route,
    path: redactedPath(path, call.route),
    query: redactedQuery(query),
    status: call.status,
    error: call.error,
    rule: call.rule,
    fault: call.fault,
    duration_ms: rounded(call.duration),
    request: requestOf(call),
    answer: answerOf(call),
  }
}
