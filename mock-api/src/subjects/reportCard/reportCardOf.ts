import { type ClientRuleId, clientRuleIds, clientRules } from '@open-account/contracts/control/clientRules'
import { listedBreaches, type ReportCard, type ShownCall } from '@open-account/contracts/control/reportCard'
import { timestampAt } from '../worlds/today.ts'
import type { CardCall } from './cardCall.ts'
import type { CheckResult } from './check.ts'
import { checks } from './checks.ts'

const shown = ({ id, at, name, status, error }: CardCall): ShownCall => ({
  entry: id,
  at: timestampAt(at),
  call: name,
  status,
  error,
})

const resultOf = (
  rule: ClientRuleId,
  { isReached, breaches }: CheckResult,
): ReportCard['rules'][number]['result'] => {
  if (breaches.length > 0) return clientRules[rule].level
  return isReached ? 'pass' : 'not_reached'
}

/** The report card of the client that made these calls, in their order. */
export const reportCardOf = (calls: readonly CardCall[]): ReportCard => {
  const rules = clientRuleIds.map(rule => {
    const checkResult = checks[rule](calls)
    return {
      rule,
      sentence: clientRules[rule].sentence,
      result: resultOf(rule, checkResult),
      breaches: checkResult.breaches.slice(0, listedBreaches).map(breach => ({ calls: breach.map(shown) })),
    }
  })
  return { passed: rules.every(({ result }) => result !== 'fail'), calls: calls.length, rules }
}
