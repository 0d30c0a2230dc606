import type { ClientRuleId } from '@open-account/contracts/control/clientRules'
import { calendarRules } from './calendarRules.ts'
import type { Check } from './check.ts'
import { particularsRules } from './particularsRules.ts'
import { requestRules } from './requestRules.ts'
import { submitRules } from './submitRules.ts'

/** How each rule is checked. A rule that is missing does not compile. */
export const checks: Readonly<Record<ClientRuleId, Check>> = {
  ...requestRules,
  ...particularsRules,
  ...calendarRules,
  ...submitRules,
}
