import type { RuleId } from '@open-account/contracts/control/rules'
import { type Issue, type ServiceErrorCode, serviceErrors } from '@open-account/contracts/errors'
import { refusalMessages } from '@open-account/contracts/refusalMessages'

interface Details {
  /** The business rule that refuses. */
  readonly rule?: RuleId
  /** Replaces the default message of the code. */
  readonly description?: string
  readonly issues?: readonly Issue[]
  /** Replaces the status of the code. */
  readonly status?: number
  /** Seconds after which the caller may retry. */
  readonly retryAfter?: number
}

/** A refusal with a code of the closed list. Its message never repeats what the caller sent. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ServiceErrorCode
  readonly rule: RuleId | null
  readonly status: number
  readonly issues: readonly Issue[] | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: ServiceErrorCode,
    { rule, description = refusalMessages[code], issues, status, retryAfter }: Details = {},
  ) {
    super(description)
    this.code = code
    this.rule = rule ?? null
    this.status = status ?? serviceErrors[code]
    this.issues = issues
    this.retryAfter = retryAfter
  }
}
