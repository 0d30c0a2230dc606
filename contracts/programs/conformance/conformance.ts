import { scenarios } from './scenarios/scenarios.ts'
import { type RunOptions, runScenarios, type ScenarioResult } from './run.ts'

export type { Send } from './call.ts'
export { reports } from './reports.ts'
export { scenarios } from './scenarios/scenarios.ts'

/** Runs scenarios of the contract, all of them where none are given, against a server. */
export const runConformance = (
  options: Omit<RunOptions, 'scenarios'> & Partial<Pick<RunOptions, 'scenarios'>>,
): Promise<readonly ScenarioResult[]> => runScenarios({ scenarios, ...options })
