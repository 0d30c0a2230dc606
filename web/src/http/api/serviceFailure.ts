import type { ErrorCode, Issue } from '@open-account/contracts/errors'

/** A call that was refused or got no answer: the one error of calls that screens handle. */
export class ServiceFailure extends Error {
  readonly code: ErrorCode
  /** The server's message (`error_description`), or empty. */
  readonly description: string
  readonly issues: readonly Issue[]

  constructor(code: ErrorCode, description = '', issues: readonly Issue[] = []) {
    super(code)
    this.name = 'ServiceFailure'
    this.code = code
    this.description = description
    this.issues = issues
  }
}

/** A thrown value as a failure; one that is no failure of a call has this code. */
export const serviceFailureOf = (thrown: unknown, otherwise: ErrorCode = 'general_error'): ServiceFailure =>
  thrown instanceof ServiceFailure ? thrown : new ServiceFailure(otherwise)
