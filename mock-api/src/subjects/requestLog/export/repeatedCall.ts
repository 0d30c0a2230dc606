import { basename } from 'node:path/posix'
import {
  type LoggedFile,
  type RequestLogEntry,
  secretWord,
} from '@open-account/contracts/control/requestLogEntry'
import { formType } from '../../../kit/formType.ts'

/** A file that the reader of an export has to provide. */
export interface NeededFile extends LoggedFile {
  /** Its path beside the export: never outside, whatever name the caller sent. */
  readonly path: string
}

type Request = RequestLogEntry['request']

/** A logged call as it can be made again, in any format. */
export interface RepeatedCall {
  /** What it was, and what the reader has to do, in lines. */
  readonly comments: readonly string[]
  readonly method: string
  readonly url: string
  /** Names and values. */
  readonly headers: readonly (readonly [string, string])[]
  /** The text of the body; null without one, and for files. */
  readonly text: string | null
  readonly files: readonly NeededFile[]
  /** The status of its answer; 0 without one. */
  readonly status: number
}

/** Headers that each client sends by itself. The header of the world is added again. */
const ownHeaders: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
  'x-world',
])

/** The word for a secret, where an address or a form encodes it. */
const encodedSecret = encodeURIComponent(secretWord)

const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')

const pathOf = (name: string): string => {
  const own = basename(name.replaceAll('\\', '/')).replaceAll(/[\p{Cc}\u2028\u2029"';{}]/gu, '_')
  return `./${own === '' || own === '.' || own === '..' ? 'file' : own}`
}

/** A content type that no format reads as more than that. */
const plainType = /^[\w.+-]+\/[\w.+-]+$/

const neededFile = (file: LoggedFile): NeededFile => ({
  ...file,
  content_type: plainType.test(file.content_type) ? file.content_type : 'application/octet-stream',
  path: pathOf(file.name),
})

const withoutNull = (text: string): string => text.replaceAll('\0', '')

const textOf = ({ body }: Request): string | null => {
  if (body?.kind === 'text') return withoutNull(body.text)
  if (body?.kind !== 'form' || body.is_cut) return null
  const fields = new URLSearchParams(body.fields.map(({ name, value }) => [name, value]))
  return fields.toString().replaceAll(encodedSecret, secretWord)
}

const bodyComments = ({ body }: Request): readonly string[] => {
  switch (body?.kind) {
    case 'text':
      return [
        ...(body.is_cut ? ['The end of its body is missing: the request log does not have it.'] : []),
        ...(body.text.includes('\0') ? ['Its body had null characters, which are left out.'] : []),
      ]
    case 'form':
      return body.is_cut ? ['Its form is missing: it was too long for the request log.'] : []
    case 'files':
      return [
        'Provide its files, which the request log does not have:',
        ...body.files.map(
          ({ name, size, sha256 }) =>
            `  ${pathOf(name)}${size === null ? '' : `, ${size} bytes, SHA-256 ${sha256 ?? 'unknown'}`}`,
        ),
        'Text fields beside a file are not in the request log: add them.',
      ]
    case 'binary':
    case 'stream':
    case 'left_out':
      return ['Its body is missing: the request log does not have it.']
    case undefined:
      return []
  }
}

/** The places in which the reader has to fill in a secret. */
const secretPlaces = ({ url, headers, text }: Pick<RepeatedCall, 'url' | 'headers' | 'text'>): string[] => [
  ...(url.includes(secretWord) || url.includes(encodedSecret) ? ['the address'] : []),
  ...headers.flatMap(([name, value]) => (value.includes(secretWord) ? [`the header ${name}`] : [])),
  ...(text?.includes(secretWord) === true ? ['the body'] : []),
]

/** A call as it can be made again in its world. */
export const repeatedCall = (entry: RequestLogEntry, origin: string, world: string): RepeatedCall => {
  const { method, operation, path, query, status, request, sentence } = entry
  const files = request.body?.kind === 'files' ? request.body.files : null
  const text = textOf(request)
  const url = `${origin}${path}${query === '' ? '' : `?${query}`}`
  const logged = request.headers
    .filter(({ name }) => !ownHeaders.has(name) && !(files !== null && name === 'content-type'))
    .map(({ name, value }) => [name, value] as const)
  const hasType = logged.some(([name]) => name === 'content-type')
  const headers = [
    ...logged,
    ...(request.body?.kind === 'form' && !hasType ? [['content-type', formType] as const] : []),
    ['x-world', world] as const,
  ]
  const places = secretPlaces({ url, headers, text })
  const answered = status === 0 ? 'had no answer' : `was answered ${status}`
  return {
    comments: [
      `${operation ?? `${method} ${path}`} ${answered}.${sentence === null ? '' : ` ${sentence}`}`,
      ...(places.length === 0 ? [] : [`Fill in each ${secretWord}: in ${places.join(', ')}.`]),
      ...bodyComments(request),
    ].map(inOneLine),
    method,
    url,
    headers,
    text,
    files: (files ?? []).map(neededFile),
    status,
  }
}
