import { contract } from '@open-account/contracts'
import { routesByName } from '@open-account/contracts/everyRoute'
import { makeCall, type Made, type Server } from './call.ts'
import type { Scenario, Step } from './scenario.ts'
import { MissingValue, valueAt, type Values } from './template.ts'
import { type TestDataId, type TestValues, valuesWith } from './testData.ts'
import { type Findings, verify } from './verify.ts'

/**
 * `review` passed, and a person has to look at something; `warning` passed with something that a client notices, or
 * failed as it was expected to; `skipped` lacks its test data.
 */
export type Result = 'passed' | 'failed' | 'warning' | 'review' | 'skipped'

export interface ScenarioResult {
  readonly scenario: Scenario
  readonly result: Result
  /** Why, one line each; none for a scenario that passed. */
  readonly reasons: readonly string[]
  readonly milliseconds: number
}

/** A scenario that a server is known to fail, with the reason. */
export interface Deviation {
  readonly scenario: string
  readonly reason: string
}

const routes = routesByName(contract)

const nameOf = ({ name, call }: Step): string => name ?? call.slice(call.lastIndexOf('.') + 1)

interface StepRun {
  readonly findings: Findings
  readonly body: unknown
  readonly each: unknown
}

const noFindings: Findings = { errors: [], warnings: [] }

/** Makes the call of a step once, or for each entry of its list until an answer has what is wanted. */
const runStep = async (server: Server, step: Step, values: Values): Promise<StepRun> => {
  const route = routes.get(step.call)
  if (route === undefined) throw new Error(`The contract has no call ${step.call}`)
  const once = async (each?: unknown): Promise<StepRun> => {
    const here = each === undefined ? values : { ...values, each }
    const { sent, arrived }: Made = await makeCall(server, route, step, here)
    return { findings: verify(route, step.expect, arrived, sent, here), body: arrived.body, each }
  }
  if (step.each === undefined) return once()
  const { list, until } = step.each
  const entries = (valueAt(list, values) ?? []) as readonly unknown[]
  let last: StepRun = {
    findings: { errors: [`${list} has no entry`], warnings: [] },
    body: undefined,
    each: undefined,
  }
  for (const entry of entries) {
    last = await once(entry)
    const found = valueAt(until, last.body) as readonly unknown[] | undefined
    if (last.findings.errors.length > 0 || (found?.length ?? 0) > 0) return last
    last = { ...last, findings: { errors: [`No answer has ${until}`], warnings: [] } }
  }
  return last
}

/** Why a call has no answer, or its template no value. Anything else is an error of this kit. */
const failureOf = (error: unknown): string => {
  if (error instanceof MissingValue) return error.message
  if (error instanceof TypeError && error.message === 'fetch failed')
    return `No answer: ${error.cause instanceof Error ? error.cause.message : error.message}`
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'No answer within 30 s'
  throw error
}

const runSteps = async (server: Server, { steps }: Scenario, data: TestValues): Promise<Findings> => {
  let values: Values = { data, baseUrl: server.baseUrl }
  const warnings = new Set<string>()
  for (const step of steps) {
    const at = (text: string): string => `${step.call}: ${text}`
    try {
      const { findings, body, each } = await runStep(server, step, values)
      for (const warning of findings.warnings) warnings.add(at(warning))
      if (findings.errors.length > 0) return { errors: findings.errors.map(at), warnings: [...warnings] }
      values = {
        ...values,
        [nameOf(step)]: body,
        ...(each === undefined ? {} : { [`${nameOf(step)}Of`]: each }),
      }
    } catch (error) {
      return { errors: [at(failureOf(error))], warnings: [...warnings] }
    }
  }
  return { ...noFindings, warnings: [...warnings] }
}

const lacks = ({ needs }: Scenario, data: TestValues): readonly TestDataId[] =>
  needs.filter(id => data[id] === undefined || data[id] === null)

const reviewsOf = ({ steps }: Scenario): readonly string[] => steps.flatMap(({ review }) => review ?? [])

/** The result of a scenario, and of the deviation that was expected of it. */
const resultOf = (
  { errors, warnings }: Findings,
  reviews: readonly string[],
  deviation: Deviation | undefined,
): Pick<ScenarioResult, 'result' | 'reasons'> => {
  if (deviation !== undefined && errors.length === 0)
    return { result: 'failed', reasons: [`The expected deviation did not come: ${deviation.reason}`] }
  if (deviation !== undefined)
    return { result: 'warning', reasons: [`Expected: ${deviation.reason}`, ...errors] }
  if (errors.length > 0) return { result: 'failed', reasons: errors }
  if (warnings.length > 0) return { result: 'warning', reasons: warnings }
  return reviews.length > 0 ? { result: 'review', reasons: reviews } : { result: 'passed', reasons: [] }
}

export interface RunOptions {
  readonly server: Server
  readonly scenarios: readonly Scenario[]
  readonly data?: TestValues
  readonly deviations?: readonly Deviation[]
}

/** Runs scenarios against a server, one after the other. */
export const runScenarios = async ({
  server,
  scenarios,
  data: own = {},
  deviations = [],
}: RunOptions): Promise<readonly ScenarioResult[]> => {
  const unknown = deviations.filter(({ scenario }) => scenarios.every(({ id }) => id !== scenario))
  if (unknown.length > 0)
    throw new TypeError(
      `No scenario has the id of a deviation: ${unknown.map(({ scenario }) => scenario).join(', ')}`,
    )
  const data = valuesWith(own)
  const results: ScenarioResult[] = []
  for (const scenario of scenarios) {
    const began = performance.now()
    const missing = lacks(scenario, data)
    const deviation = deviations.find(({ scenario: id }) => id === scenario.id)
    const { result, reasons } =
      missing.length > 0
        ? ({ result: 'skipped', reasons: missing.map(id => `No test data: ${id}`) } as const)
        : resultOf(await runSteps(server, scenario, data), reviewsOf(scenario), deviation)
    results.push({ scenario, result, reasons, milliseconds: performance.now() - began })
  }
  return results
}
