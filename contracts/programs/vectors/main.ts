#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { loadCases } from './cases.ts'
import { reportOf, textOf } from './report.ts'
import { vectorRules } from './rules.ts'
import { runVectors } from './run.ts'

const usage = `open-account-vectors [options] -- <program> [its options]

Writes each case as a line of JSON to the program's input:
  {"id":"nric-001","rule":"nric","input":"S1234567D","today":"2026-11-20"}
and reads a line of JSON for each, in any order:
  {"id":"nric-001","output":true}
  {"id":"uen-004","skip":"not implemented"}
  {"id":"uen-004","error":"what went wrong"}

  --rule <rule>    only this rule, once for each
  --no-skip        a skipped case is a failure
  --silence <s>    seconds without a line after which the program is killed (30)
  --json           the report as JSON
  --list           each rule with what it takes and returns, and its number of cases

Exit code: 0 when no case failed and one passed, 1 when one failed, 2 when it was not called correctly.`

const readOptions = () =>
  parseArgs({
    options: {
      rule: { type: 'string', multiple: true },
      'no-skip': { type: 'boolean', default: false },
      silence: { type: 'string', default: '30' },
      json: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })

const list = async (): Promise<void> => {
  const cases = await loadCases()
  for (const [rule, text] of Object.entries(vectorRules))
    console.log(`${rule} (${cases.filter(vector => vector.rule === rule).length}): ${text}`)
}

/** Runs the program with these arguments and returns the exit code. */
const main = async (): Promise<number> => {
  const { values, positionals } = readOptions()
  if (values.help) {
    console.log(usage)
    return 0
  }
  if (values.list) {
    await list()
    return 0
  }
  const [program, ...options] = positionals
  const silence = Number(values.silence) * 1000
  const rules = values.rule ?? Object.keys(vectorRules)
  const unknown = rules.filter(rule => !(rule in vectorRules))
  if (unknown.length > 0) throw new TypeError(`No rule has the name ${unknown.join(', ')}`)
  if (!(silence > 0)) throw new TypeError(`--silence is no number of seconds: ${values.silence}`)
  if (program === undefined) throw new TypeError('The program is missing')

  const cases = (await loadCases()).filter(({ rule }) => rules.includes(rule))
  const report = reportOf(await runVectors([program, ...options], cases, silence))
  console.log(values.json ? JSON.stringify(report, null, 2) : textOf(report))
  const isComplete = report.rules.every(({ skipped }) => skipped === 0)
  return report.passed && (isComplete || !values['no-skip']) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
