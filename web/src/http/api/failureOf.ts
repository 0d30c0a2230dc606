import { type Issue, serviceErrors } from '@open-account/contracts/errors'
import { ServiceFailure } from './serviceFailure.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'

const isServiceCode = (value: unknown): value is keyof typeof serviceErrors =>
  typeof value === 'string' && Object.hasOwn(serviceErrors, value)

/**
 * The failure that the body of a refusal describes, with the code from `error` or `status`. An unknown code becomes
 * `server_error`.
 */
export const failureOf = (body: unknown): ServiceFailure => {
  if (!isRecord(body)) return new ServiceFailure('server_error')
  const { error, status, error_description: description, issues } = body
  return new ServiceFailure(
    [error, status].find(isServiceCode) ?? 'server_error',
    typeof description === 'string' ? description : '',
    Array.isArray(issues) ? issues.filter(isIssue) : [],
  )
}
