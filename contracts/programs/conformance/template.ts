import { createHash } from 'node:crypto'
import type { Template } from './scenario.ts'

/** The values that templates read: answers by the names of their steps, `data` and `each`. */
export type Values = Readonly<Record<string, unknown>>

/** A place in a template that has no value: the answer of an earlier step lacks it. */
export class MissingValue extends Error {}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** HHmmss of YYYY-MM-DDTHH:mm:ss. */
const timeOf = (value: unknown): string => String(value).slice(11, 19).replaceAll(':', '')

const partOf = (value: unknown, part: string): unknown => {
  if (part === '@time') return timeOf(value)
  if (part.startsWith('@query:')) return new URL(String(value)).searchParams.get(part.slice('@query:'.length))
  if (part === '@json') return JSON.parse(String(value)) as unknown
  return isRecord(value) ? value[part] : undefined
}

/** The value at a path of names and list positions, joined by dots; undefined without one. */
export const valueAt = (path: string, values: unknown): unknown => path.split('.').reduce(partOf, values)

const valueOf = (path: string, values: Values): unknown => {
  const value = valueAt(path, values)
  if (value === undefined || value === null) throw new MissingValue(`${path} has no value`)
  return value
}

const resolveText = (template: string, values: Values): unknown => {
  const whole = /^\{\{([^{}]+)\}\}$/.exec(template)?.[1]
  if (whole !== undefined) return valueOf(whole, values)
  return template.replaceAll(/\{\{([^{}]+)\}\}/g, (_place, path: string) => String(valueOf(path, values)))
}

/** The form of a message to or from the gateway: the hmac is SHA-256 over the payload followed by the secret. */
const signedForm = (payload: string, apiKey: unknown, secret: unknown): unknown => ({
  payload,
  apiKey,
  hmac: createHash('sha256')
    .update(payload + String(secret))
    .digest('base64'),
})

/** A template with the values of the run in their places. */
export const resolve = (template: Template, values: Values): unknown => {
  if (typeof template === 'string') return resolveText(template, values)
  if (Array.isArray(template)) return (template as readonly Template[]).map(item => resolve(item, values))
  if (typeof template !== 'object' || template === null) return template
  const record = Object.fromEntries(
    Object.entries(template).map(([name, part]) => [name, resolve(part, values)]),
  )
  if ('$base64url' in record) return Buffer.from(JSON.stringify(record['$base64url'])).toString('base64url')
  if ('$form' in record && isRecord(record['$form'])) {
    const { message, apiKey, secret } = record['$form']
    return signedForm(JSON.stringify(message), apiKey, secret)
  }
  // A spread of an object among named fields, such as the parts of an address.
  const { $spread, ...fields } = record
  return isRecord($spread) ? { ...$spread, ...fields } : record
}
