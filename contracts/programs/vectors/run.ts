import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { type VectorCase, vectorsToday } from './cases.ts'

/** The result of a case. `reason` says why it failed or was skipped. */
export interface CaseResult extends VectorCase {
  readonly result: 'passed' | 'failed' | 'skipped'
  readonly reason: string | null
}

export interface VectorRun {
  readonly results: readonly CaseResult[]
  /** What the program did besides answering: output that is no answer, or an end with an error. */
  readonly problems: readonly string[]
}

/** One line of the program's output. */
interface Answer {
  readonly id: string
  readonly output?: unknown
  readonly skip?: string
  readonly error?: string
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  ('output' in value || 'skip' in value || 'error' in value)

const parseAnswer = (line: string): Answer | null => {
  try {
    const value: unknown = JSON.parse(line)
    return isAnswer(value) ? value : null
  } catch {
    return null
  }
}

/** Longer values are shown in part. */
const maxShown = 120

const shown = (value: unknown): string => {
  const json = JSON.stringify(value)
  return json.length > maxShown ? `${json.slice(0, maxShown)}…` : json
}

const resultOf = (vector: VectorCase, answer: Answer | undefined): CaseResult => {
  const failed = (reason: string): CaseResult => ({ ...vector, result: 'failed', reason })
  if (answer === undefined) return failed(`${shown(vector.input)} has no answer`)
  if (answer.skip !== undefined) return { ...vector, result: 'skipped', reason: answer.skip }
  if (answer.error !== undefined) return failed(`${shown(vector.input)} is an error: ${answer.error}`)
  if (isDeepStrictEqual(answer.output, vector.expected)) return { ...vector, result: 'passed', reason: null }
  return failed(`${shown(vector.input)} gives ${shown(answer.output)}, expected ${shown(vector.expected)}`)
}

/**
 * Starts a program, writes each case as a line of JSON to its input and compares the lines of its output. The program
 * ends when its input ends; it is killed when it writes nothing for `silence` milliseconds.
 */
export const runVectors = async (
  [program, ...options]: readonly [string, ...string[]],
  cases: readonly VectorCase[],
  silence: number,
): Promise<VectorRun> => {
  const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  // The results say which cases have no answer, so a program that ends early is no error of its own here.
  child.stdin.on('error', () => {})
  for (const { id, rule, input } of cases)
    child.stdin.write(`${JSON.stringify({ id, rule, input, today: vectorsToday })}\n`)
  child.stdin.end()

  const problems: string[] = []
  const answers = new Map<string, Answer>()
  const ids = new Set(cases.map(({ id }) => id))
  const stop = (): void => {
    problems.push(`The program wrote nothing for ${silence / 1000} s`)
    child.kill('SIGKILL')
  }
  let timer = setTimeout(stop, silence)
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => {
    clearTimeout(timer)
    timer = setTimeout(stop, silence)
    const answer = parseAnswer(line)
    if (answer === null) problems.push(`A line of the output is no answer: ${shown(line)}`)
    else if (!ids.has(answer.id)) problems.push(`No case has the id ${shown(answer.id)}`)
    else if (answers.has(answer.id)) problems.push(`${answer.id} is answered twice`)
    else answers.set(answer.id, answer)
  })

  try {
    const [code, signal] = await ended
    if (code !== 0) problems.push(`The program ended with ${signal ?? `exit code ${code}`}`)
  } finally {
    clearTimeout(timer)
  }
  return { results: cases.map(vector => resultOf(vector, answers.get(vector.id))), problems }
}
