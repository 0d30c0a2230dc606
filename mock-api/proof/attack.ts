import { expect, type TestContext } from 'vitest'
import { isNight, type Runs, seedOf, sizeOf } from './size.ts'

/** A row of the table that `npm run proof` prints. */
export interface ProofRow {
  /** The size of the attack: '10,000 requests over 62 calls'. */
  readonly ran: string
  /** The result: '0 answers of 5xx, 0 without an answer'. */
  readonly result: string
  /** The required result. */
  readonly target: string
  readonly seed: number
}

declare module 'vitest' {
  interface TaskMeta {
    proof?: ProofRow
  }
}

interface Outcome extends Pick<ProofRow, 'ran' | 'result'> {
  /** One line for each thing that must not happen and did; an empty list is a pass. */
  readonly violations: readonly string[]
}

/** An attack that this machine cannot run: by day it is skipped, at night it is a failure. */
export const notRun = (reason: string): Outcome => ({
  ran: 'nothing',
  result: reason,
  violations: isNight ? [`Not run: ${reason}`] : [],
})

interface Attack {
  readonly runs: Runs
  readonly target: string
  /** Attacks the service `size` times; the same seed repeats the same run. */
  readonly run: (options: { readonly size: number; readonly seed: number }) => Promise<Outcome>
}

/** The maximum of violations that a failed attack prints. */
const maxPrintedViolations = 20

/**
 * The body of a test that is an attack: small and with a fixed seed in `npm test`, at night size in `npm run proof`,
 * which prints its row.
 */
export const attack =
  ({ runs, target, run }: Attack) =>
  async ({ task }: TestContext): Promise<void> => {
    const seed = seedOf()
    const size = sizeOf(runs)
    task.meta.proof = { ran: `${size.toLocaleString('en')} planned`, result: 'no result', target, seed }
    const { ran, result, violations } = await run({ size, seed })
    task.meta.proof = { ran, result, target, seed }
    expect(violations.slice(0, maxPrintedViolations)).toEqual([])
  }
