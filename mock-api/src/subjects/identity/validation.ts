import type { RuleId } from '@open-account/contracts/control/rules'
import type { ServiceErrorCode } from '@open-account/contracts/errors'

/** The result of validating identity data: it is returned, or refused for its content. */
export interface Validation {
  readonly rule: RuleId
  /** Null when the data is returned. */
  readonly refusal: ServiceErrorCode | null
}
