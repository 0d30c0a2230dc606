import type { RuleId } from '@open-account/contracts/control/rules'
import type { IdOf, ValueKind } from '@open-account/contracts/control/values'

/** One line of the phone book: a value that a person can type, and what it is for. */
export interface Entry<Kind extends ValueKind = ValueKind> {
  readonly id: IdOf<Kind>
  readonly value: string
  /** The rule that this value reaches. */
  readonly rule: RuleId
  /** What happens, for people. */
  readonly sentence: string
}
