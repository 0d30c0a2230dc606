import { isOperation } from '@open-account/contracts/control/faults'
import type { LoggedBody, LoggedField } from '@open-account/contracts/control/requestLogEntry'
import type { RequestLogFilter } from '@open-account/contracts/control/requestLogFilter'
import type { StoredCall } from '../../store/requestLogBatch.ts'
import { decoded } from './secrets.ts'

const textOfFields = (fields: readonly LoggedField[]): string =>
  fields.map(({ name, value }) => `${name}=${value}`).join('\n')

const textOfBody = (body: LoggedBody | null): string => {
  if (body?.kind === 'text') return body.text
  if (body?.kind === 'form') return textOfFields(body.fields)
  if (body?.kind === 'files') return body.files.map(({ field, name }) => `${field}=${name}`).join('\n')
  return ''
}

/** The address as it was sent, and decoded. */
const addressOf = ({ path, query }: StoredCall): string => {
  const address = query === '' ? path : `${path}?${query}`
  return `${address}\n${decoded(address)}`
}

/** The text of a call in which an applicant is named. */
const contentOf = (call: StoredCall): string =>
  [addressOf(call), textOfBody(call.request.body), textOfBody(call.answer?.body ?? null)].join('\n')

const headersOf = ({ request, answer }: StoredCall): string =>
  [request.headers.join('\n'), answer?.head ?? ''].join('\n')

/** Whether a path is like a pattern, in which * means any characters. */
const isLike = (pattern: string, path: string): boolean => {
  const [start = '', ...parts] = pattern.split('*')
  const end = parts.pop()
  if (end === undefined) return path === start
  if (!path.startsWith(start)) return false
  let at = start.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.length >= at + end.length && path.endsWith(end)
}

const isStatus = (wanted: string, status: number): boolean =>
  wanted.endsWith('xx') ? Math.floor(status / 100) === Number(wanted[0]) : status === Number(wanted)

/** A moment in Singapore as epoch milliseconds. */
const momentOf = (timestamp: string): number => Date.parse(`${timestamp}+08:00`)

type Condition = (call: StoredCall) => boolean

/** The condition for a wanted value; none without one. */
const where = <Wanted>(
  wanted: Wanted | undefined,
  condition: (wanted: Wanted) => Condition,
): readonly Condition[] => (wanted === undefined ? [] : [condition(wanted)])

/** Whether a call meets a filter. The ids of the applications are further names of the applicant in it. */
export const matches = (filter: RequestLogFilter, applicationIds: readonly string[]): Condition => {
  const conditions = [
    ...where(filter.method, method => call => call.method === method),
    ...where(filter.status, status => call => isStatus(status, call.status)),
    ...where(filter.error, error => call => call.error === error),
    ...where(filter.rule, rule => call => call.rule === rule),
    ...where(filter.fault, fault => call => call.fault === fault || (fault === 'any' && call.fault !== null)),
    ...where(filter.request_id, id => call => call.request_id === id),
    ...where(filter.path, path => call => isLike(path, call.path)),
    ...where(
      filter.operation,
      operation => call => call.operation !== null && isOperation(operation, call.operation),
    ),
    ...where(filter.since, since => {
      const first = momentOf(since)
      return call => call.at >= first
    }),
    ...where(filter.until, until => {
      const end = momentOf(until)
      return call => call.at < end
    }),
    ...where(filter.applicant, applicant => call => {
      const content = contentOf(call)
      return [applicant, ...applicationIds].some(name => content.includes(name))
    }),
    ...where(
      filter.text?.toLowerCase(),
      text => call => [contentOf(call), headersOf(call)].join('\n').toLowerCase().includes(text),
    ),
  ]
  return call => conditions.every(isMet => isMet(call))
}
