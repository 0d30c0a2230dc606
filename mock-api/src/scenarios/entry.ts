import type { RuleId } from '@open-account/contracts/control/rules'
import type { IdOf, ValueKind } from '@open-account/contracts/control/values'

/** A magic value: an input that a tester can type, with a known answer. */
export interface Entry<Kind extends ValueKind = ValueKind> {
  readonly id: IdOf<Kind>
  readonly value: string
  /** The rule that decides the answer to this value. */
  readonly rule: RuleId
  /** What the value is or causes, for testers. `sentence` on the wire. */
  readonly description: string
}
