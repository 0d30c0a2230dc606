import type { ErrorCode, Issue } from '@open-account/contracts/errors'

/** A call that was refused or never answered: what every screen handles, whatever the transport said. */
export class ServiceFailure extends Error {
  readonly code: ErrorCode
  /** The server's own words (`error_description`), or empty. */
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
