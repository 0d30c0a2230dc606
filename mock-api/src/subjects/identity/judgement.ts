import type { RuleId } from '@open-account/contracts/control/rules'
import type { ServiceErrorCode } from '@open-account/contracts/errors'

/** What becomes of identity data: it is given, or refused for what it says. */
export interface Judgement {
  readonly rule: RuleId
  /** Null when the data is given. */
  readonly refusal: ServiceErrorCode | null
}
