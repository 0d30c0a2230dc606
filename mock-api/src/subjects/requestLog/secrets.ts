import { type LoggedField, secretWord } from '@open-account/contracts/control/requestLogEntry'
import { parsedJson } from '../../kit/parsedJson.ts'

/** What the name of a secret ends with. */
const ends = 'token|secret|password|passcode|otp|hmac|hash|credential|api[_-]?key|cookie|authorization'
/** Whole names of secrets: of the link of a phone, of its short code, and of keys. */
const names = 's|code|key'

const secretName = new RegExp(`(?:${ends})$|^(?:${names})$`, 'i')
const secretHeader = /auth|cookie|token|secret|passw|credential|signature|hmac|key$/i

/** Whether the value of a field of this name is a secret. */
export const isSecretName = (name: string): boolean => secretName.test(name)

/** A JSON text without a match has no secret: neither a name of one, nor an escape that hides it, nor an address. */
const mayHaveSecret = new RegExp(
  String.raw`(?:${ends})\\?"|"(?:${names})\\?"|\\u|[?&](?:${names}|[\w-]*(?:${ends}))=|/receipts/`,
  'i',
)
/** The same for a text that is no JSON, in which a name may have any form. */
const mayNameSecret = new RegExp(String.raw`${ends}|\b(?:${names})\b|\\u|/receipts/`, 'i')

const secretParameter = new RegExp(String.raw`([?&#](?:${names}|[\w-]*(?:${ends}))=)[^&#\s"']+`, 'gi')
const secretSegment = /(\/receipts\/)[^/?#\s"']+/g

/** A text without the secrets of the addresses in it. */
export const withoutAddressSecrets = (text: string): string =>
  text.replace(secretParameter, `$1${secretWord}`).replace(secretSegment, `$1${secretWord}`)

const isEmpty = (value: unknown): boolean => value === null || value === '' || typeof value === 'boolean'

/** A JSON value without secrets. `name` is that of its field. */
const redactedValue = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.map(item => redactedValue(item, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactedValue(inner, key)]))
  if (isSecretName(name) && !isEmpty(value)) return secretWord
  return typeof value === 'string' ? redactedJson(value) : value
}

/** A text, often JSON, without its secrets. A broken JSON text that names a secret is replaced as a whole. */
export const redactedJson = (text: string): string => {
  const isStructured = /^\s*[[{"]/.test(text)
  if (!isStructured) return withoutAddressSecrets(text)
  const value = parsedJson(text)
  if (value === undefined) return mayNameSecret.test(text) ? secretWord : text
  return mayHaveSecret.test(text) ? JSON.stringify(redactedValue(value, '')) : text
}

/** A part of a call with a JSON body. */
type Part = 'request' | 'answer'

/** The calls of the contract with a secret in the JSON of their request or their answer. */
export const callsWithSecrets: Readonly<Record<string, readonly Part[]>> = {
  'transaction.submit': ['request', 'answer'],
  'account.verifyOtp': ['request'],
  'calendar.days': ['answer'],
  'calendar.timeslots': ['request', 'answer'],
  'calendar.confirm': ['request'],
  'receipt.link': ['answer'],
  'kiosk.credential': ['answer'],
  'phone.openByCode': ['request', 'answer'],
}

/** Whether a body may have a secret. One that the contract accepted has only the fields of the contract. */
export const maySendSecret = (operation: string | null, part: Part, isAccepted: boolean): boolean =>
  operation === null || !isAccepted || callsWithSecrets[operation]?.includes(part) === true

export const redactedFields = (fields: Iterable<readonly [string, string]>): LoggedField[] =>
  Array.from(fields, ([name, value]) => ({
    name,
    value: isSecretName(name) && value !== '' ? secretWord : redactedJson(value),
  }))

/** A part of an address without its encoding, where it has a valid one. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** A query as it was sent, without its secrets. */
export const redactedQuery = (query: string): string =>
  query === ''
    ? ''
    : query
        .split('&')
        .map(parameter => {
          const [name = '', ...rest] = parameter.split('=')
          if (isSecretName(decoded(name))) return `${name}=${secretWord}`
          const value = decoded(rest.join('='))
          const redacted = redactedJson(value)
          return redacted === value ? parameter : `${name}=${encodeURIComponent(redacted)}`
        })
        .join('&')

/** From this length on, a part of an unknown address may be a secret. */
const secretLength = 16

/** A path as it was sent, without the parts that its route names as secrets. */
export const redactedPath = (path: string, route: string | null): string => {
  if (route === null)
    return path
      .split('/')
      .map(part => (part.length < secretLength || part.includes(' ') ? part : secretWord))
      .join('/')
  if (!route.includes(':secret')) return path
  const parts = route.split('/')
  return path
    .split('/')
    .map((part, index) => (parts[index] === ':secret' ? secretWord : part))
    .join('/')
}

/** The names of headers that were seen, with whether their values are secrets. Callers may invent names. */
const seenHeaders = new Map<string, boolean>()
const mostHeaders = 200

const isSecretHeader = (name: string): boolean => {
  const isKnownSecret = seenHeaders.get(name)
  if (isKnownSecret !== undefined) return isKnownSecret
  const isSecret = secretHeader.test(name)
  if (seenHeaders.size < mostHeaders) seenHeaders.set(name, isSecret)
  return isSecret
}

/** The longest value of a header in the log. */
const headerLength = 1_000

const mayHaveAddress = (text: string): boolean => text.includes('?') || text.includes('/receipts/')

const redactedHeader = (name: string, value: string): string => {
  if (isSecretHeader(name)) return secretWord
  return (mayHaveAddress(value) ? withoutAddressSecrets(value) : value).slice(0, headerLength)
}

/** Headers, names and values in turn, without secrets. */
export const redactedHeaders = (headers: readonly string[]): readonly string[] =>
  headers.map((text, index) => (index % 2 === 0 ? text : redactedHeader(headers[index - 1] ?? '', text)))

/** The lines of an answer's headers without secrets. Few answers have one. */
export const redactedHead = (head: string): string =>
  head.includes('ookie') || mayHaveAddress(head)
    ? head
        .split('\r\n')
        .map(line => {
          const colon = line.indexOf(': ')
          return colon < 0
            ? line
            : `${line.slice(0, colon)}: ${redactedHeader(line.slice(0, colon), line.slice(colon + 2))}`
        })
        .join('\r\n')
    : head
