import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loadCases } from '../programs/vectors/cases.ts'
import { reportOf, textOf } from '../programs/vectors/report.ts'
import { vectorRules } from '../programs/vectors/rules.ts'
import { runVectors } from '../programs/vectors/run.ts'

const cases = await loadCases()
const silence = 20_000
const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const report = async (...command: readonly [string, ...string[]]) =>
  reportOf(await runVectors(command, cases, silence))

const hasPython = (): boolean => {
  try {
    execFileSync('python3', ['--version'])
    return true
  } catch (error) {
    if (process.env['CI'] === 'true') throw error
    return false
  }
}

test('every rule of the vectors is described, and no other', () => {
  expect(Object.keys(vectorRules).toSorted()).toEqual([...new Set(cases.map(({ rule }) => rule))].toSorted())
})

test('every case has an id of its own', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
})

describe.runIf(hasPython())('a program in Python', () => {
  test('passes the rules that it implements, and skips the others', async () => {
    const { rules, failures, problems, passed } = await report('python3', pathOf('../samples/rules.py'))
    expect({ failures, problems, passed }).toEqual({ failures: [], problems: [], passed: true })
    const implemented = rules.filter(rule => rule.passed > 0)
    expect(implemented.map(({ rule }) => rule)).toEqual([
      'nric',
      'uen',
      'postal_code',
      'residential_deposit',
      'kva_deposit',
      'water_deposit_others',
      'normalise.phone',
      'normalise.postalCode',
      'normalise.identityNumber',
    ])
    expect(implemented.every(({ failed, skipped }) => failed === 0 && skipped === 0)).toBe(true)
  })

  test('fails by the name of each rule that it implements incorrectly', async () => {
    const wrong = await report('python3', pathOf('wrong_rules.py'))
    expect(wrong.rules.filter(({ failed }) => failed > 0).map(({ rule }) => rule)).toEqual([
      'nric',
      'residential_deposit',
      'kva_deposit',
      'normalise.phone',
    ])
    expect(wrong.passed).toBe(false)
    expect(textOf(wrong)).toContain('kva_deposit-003: 15 gives 1350, expected 450')
    expect(textOf(wrong)).toContain('kva_deposit-039: "abc" is an error: TypeError')
  })
})

/** Programs that do not follow the protocol, each with what the report says. */
const badPrograms = [
  ['ends before it answers', 'process.exit(3)', 'The program ended with exit code 3'],
  [
    'writes something else',
    'console.log("started"); process.stdin.resume()',
    'A line of the output is no answer: "started"',
  ],
  [
    'answers a case that was not sent',
    'console.log(\'{"id":"x","output":1}\'); process.stdin.resume()',
    'No case has the id "x"',
  ],
  [
    'answers twice',
    'for (const a of "12") console.log(\'{"id":"nric-001","output":true}\'); process.stdin.resume()',
    'nric-001 is answered twice',
  ],
] as const

test.each(badPrograms)('a program that %s does not pass', async (_does, program, problem) => {
  const { problems, passed } = await report(process.execPath, '-e', program)
  expect(problems).toContain(problem)
  expect(passed).toBe(false)
})

test('a program that does not answer is killed', async () => {
  const command = [process.execPath, '-e', 'setInterval(() => {}, 1000)'] as const
  const { problems, results } = await runVectors(command, cases.slice(0, 1), 300)
  expect(problems).toEqual(['The program wrote nothing for 0.3 s', 'The program ended with SIGKILL'])
  expect(results.map(({ result, reason }) => [result, reason])).toEqual([
    ['failed', '"S1234567D" has no answer'],
  ])
})
