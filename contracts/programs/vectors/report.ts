import type { CaseResult, VectorRun } from './run.ts'

/** The counts of a rule. */
export interface RuleReport {
  readonly rule: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface VectorReport {
  readonly rules: readonly RuleReport[]
  readonly failures: readonly Pick<CaseResult, 'id' | 'rule' | 'reason'>[]
  readonly problems: readonly string[]
  /** No case failed, no problem came up, and one case at least passed. */
  readonly passed: boolean
}

/** Counts the results of a run by rule, in the order of the cases. */
export const reportOf = ({ results, problems }: VectorRun): VectorReport => {
  const rules = [...new Set(results.map(({ rule }) => rule))].map(rule => {
    const count = (wanted: CaseResult['result']): number =>
      results.filter(result => result.rule === rule && result.result === wanted).length
    return { rule, passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
  })
  const failures = results
    .filter(({ result }) => result === 'failed')
    .map(({ id, rule, reason }) => ({ id, rule, reason }))
  const passed = failures.length === 0 && problems.length === 0 && rules.some(rule => rule.passed > 0)
  return { rules, failures, problems, passed }
}

const resultOf = ({ passed, failed }: RuleReport): string => {
  if (failed > 0) return 'failed'
  return passed > 0 ? 'passed' : 'skipped'
}

/** The report for people: a line for each rule, and each failure below its rule. */
export const textOf = ({ rules, failures, problems }: VectorReport): string => {
  const width = Math.max(...rules.map(({ rule }) => rule.length))
  const lines = rules.flatMap(report => {
    const { rule, passed, failed, skipped } = report
    const cases = passed + failed + skipped
    const below = failures.filter(failure => failure.rule === rule)
    return [
      `${resultOf(report).padEnd(7)}  ${rule.padEnd(width)}  ${passed} of ${cases}`,
      ...below.map(({ id, reason }) => `         ${id}: ${reason}`),
    ]
  })
  const total = (count: 'passed' | 'failed' | 'skipped'): number =>
    rules.reduce((sum, report) => sum + report[count], 0)
  return [
    ...lines,
    ...problems.map(problem => `problem  ${problem}`),
    `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`,
  ].join('\n')
}
