#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { reports } from './reports.ts'
import { type Deviation, runScenarios } from './run.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { testData, type TestValues } from './testData.ts'

const usage = `open-account-conformance --base-url <address> [options]

Runs the scenarios of the contract against a server, one after the other. They make applications there.

  --base-url <address>     the server, such as https://open-account.example
  --scenario <id>          only the scenarios whose id starts with this; once for each
  --header '<name>: <v>'   a header of every call; once for each
  --data <file>            JSON: test data of the server by id, in place of the values of the mock service;
                           null skips the scenarios that need it
  --deviations <file>      JSON: [{ "scenario": id, "reason": text }], scenarios that are known to fail;
                           one that does not fail is a failure
  --report <format>[=<f>]  tap (the default), json, junit or html, to a file or the output; once for each
  --wait <s>               seconds to wait until the server answers at all (0)
  --list                   the scenarios, and the test data that a server must offer

Exit code: 0 when no scenario failed, 1 when one failed, 2 when it was not called correctly.`

const readOptions = () =>
  parseArgs({
    options: {
      'base-url': { type: 'string' },
      scenario: { type: 'string', multiple: true, default: [''] },
      header: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      deviations: { type: 'string' },
      report: { type: 'string', multiple: true, default: ['tap'] },
      wait: { type: 'string', default: '0' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values

const list = (): void => {
  for (const { id, title, rule, clause, needs } of scenarios)
    console.log(
      `${id}: ${title} (${clause}, rule ${rule})${needs.length === 0 ? '' : `; needs ${needs.join(', ')}`}`,
    )
  console.log('\nTest data:')
  for (const [id, { description, value }] of Object.entries(testData))
    console.log(`${id}: ${description} ${JSON.stringify(value)}`)
}

const readJson = async (file: string | undefined): Promise<unknown> =>
  file === undefined ? undefined : (JSON.parse(await readFile(file, 'utf8')) as unknown)

const headerIn = (text: string): readonly [string, string] => {
  const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new TypeError(`No header: ${text}`)
  return [name, value]
}

const formatIn = (text: string): readonly [keyof typeof reports, string | null] => {
  const [format = '', file = null] = text.split('=')
  if (!(format in reports)) throw new TypeError(`No report has the format ${format}`)
  return [format as keyof typeof reports, file]
}

/** Milliseconds between two attempts to reach the server. */
const pause = 200

/** Waits until a server that starts answers, at most so many seconds. */
const waitFor = async (address: string, seconds: number): Promise<void> => {
  const end = performance.now() + seconds * 1000
  const answers = (): Promise<boolean> =>
    fetch(address).then(
      () => true,
      () => false,
    )
  while (performance.now() < end && !(await answers())) await setTimeout(pause)
}

/** Runs the scenarios and returns the exit code. */
const main = async (): Promise<number> => {
  const options = readOptions()
  if (options.help) {
    console.log(usage)
    return 0
  }
  if (options.list) {
    list()
    return 0
  }
  const { 'base-url': address = '' } = options
  if (!URL.canParse(address)) throw new TypeError('--base-url is missing or is no address')
  const formats = options.report.map(formatIn)
  const chosen = scenarios.filter(({ id }) => options.scenario.some(start => id.startsWith(start)))
  if (chosen.length === 0) throw new TypeError(`No scenario starts with ${options.scenario.join(', ')}`)
  const data = ((await readJson(options.data)) ?? {}) as TestValues
  const unknown = Object.keys(data).filter(id => !(id in testData))
  if (unknown.length > 0) throw new TypeError(`No test data has the id ${unknown.join(', ')}`)

  await waitFor(address, Number(options.wait))
  const results = await runScenarios({
    server: {
      baseUrl: address.replace(/\/$/, ''),
      headers: Object.fromEntries(options.header.map(headerIn)),
      send: fetch,
    },
    scenarios: chosen,
    data,
    deviations: ((await readJson(options.deviations)) ?? []) as readonly Deviation[],
  })
  for (const [format, file] of formats) {
    const report = reports[format]({ baseUrl: address, results })
    if (file === null) console.log(report)
    else await writeFile(file, `${report}\n`)
  }
  return results.some(({ result }) => result === 'failed') ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
