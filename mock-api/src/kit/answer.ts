import type { RuleId } from '@open-account/contracts/control/rules'

/** The body of an answer, and the business rule that decided it. A refusal carries its rule itself. */
export interface Answer<Body> {
  readonly rule: RuleId
  readonly body: Body
}
