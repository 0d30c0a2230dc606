import { expect, test } from 'vitest'
import { reports, runConformance } from '../programs/conformance/conformance.ts'
import type { Deviation } from '../programs/conformance/run.ts'
import type { Scenario } from '../programs/conformance/scenario.ts'
import { appconfigExamples } from '../src/appconfigExamples.ts'
import { contractVersion } from '../src/version.ts'

const { body: flags } = appconfigExamples.read.valid.answer

const scenario: Scenario = {
  id: 'flags',
  title: 'The flags can be read',
  rule: 'appconfig',
  clause: 'Document 1, section 7',
  needs: ['home'],
  steps: [{ call: 'appconfig.read', expect: { status: 200 } }],
}
const reviewed: Scenario = {
  ...scenario,
  steps: [{ call: 'appconfig.read', expect: { status: 200 }, review: 'The hotline is ours.' }],
}

interface Server {
  readonly status?: number
  readonly body?: unknown
  readonly version?: string
}

/** Runs one scenario against a server that has this answer to every call. */
const resultOf = async (
  { status = 200, body = flags, version = contractVersion }: Server,
  {
    deviations = [],
    data = {},
    run = scenario,
  }: { deviations?: Deviation[]; data?: object; run?: Scenario } = {},
) => {
  const headers = {
    'content-type': 'application/json',
    'contract-version': version,
    'x-request-id': 'a',
  }
  const send = () => Promise.resolve(new Response(JSON.stringify(body), { status, headers }))
  const results = await runConformance({
    server: { baseUrl: 'https://open-account.example', headers: {}, send },
    scenarios: [run],
    data,
    deviations,
  })
  const [result] = results
  if (result === undefined) throw new Error('There is no result')
  return result
}

const deviations = [{ scenario: 'flags', reason: 'The flags come <later>.' }]

/** Servers with the result of the scenario and its reasons. */
const results: readonly (readonly [string, Parameters<typeof resultOf>, string, readonly string[]])[] = [
  ['follows the contract', [{}], 'passed', []],
  [
    'answers with another status',
    [{ status: 503, body: { error: 'unavailable', error_description: 'Later.' } }],
    'failed',
    ['appconfig.read: The status is 503 unavailable, expected 200'],
  ],
  [
    'has a field that the contract does not describe',
    [{ body: { ...flags, colour: 'red' } }],
    'warning',
    ['appconfig.read: The contract does not describe the field colour'],
  ],
  [
    'follows another minor version',
    [{ version: contractVersion.replace(/\.\d+\./, '.99.') }],
    'warning',
    [
      `appconfig.read: The server follows version ${contractVersion.replace(/\.\d+\./, '.99.')} of the contract, this kit ${contractVersion}`,
    ],
  ],
  ['shows what a person has to look at', [{}, { run: reviewed }], 'review', ['The hotline is ours.']],
  ['lacks test data', [{}, { data: { home: null } }], 'skipped', ['No test data: home']],
  [
    'fails as expected',
    [{ status: 404 }, { deviations }],
    'warning',
    [
      'Expected: The flags come <later>.',
      'appconfig.read: The status is 404, expected 200',
      'appconfig.read: The answer does not fit the contract: error: Invalid input',
      'appconfig.read: The answer does not fit the contract: error_description: Invalid input',
    ],
  ],
  [
    'does not fail as expected',
    [{}, { deviations }],
    'failed',
    ['The expected deviation did not come: The flags come <later>.'],
  ],
]

test.each(results)('the result of a server that %s', async (_what, run, result, reasons) => {
  const found = await resultOf(...run)
  expect(found.result).toBe(result)
  expect(found.reasons).toEqual(reasons.map(reason => expect.stringContaining(reason) as string))
})

test('a deviation of an unknown scenario is refused', async () => {
  const unknown = [{ scenario: 'nothing', reason: 'None.' }]
  await expect(resultOf({}, { deviations: unknown })).rejects.toThrow(
    'No scenario has the id of a deviation: nothing',
  )
})

test('a call without an answer fails its scenario', async () => {
  const send = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }))
  const server = { baseUrl: 'https://open-account.example', headers: {}, send }
  const [result] = await runConformance({ server, scenarios: [scenario] })
  expect(result?.reasons).toEqual(['appconfig.read: No answer: ECONNREFUSED'])
})

test('the reports contain each result with its rule, its clause and its reasons', async () => {
  const all = await Promise.all(results.map(([, run]) => resultOf(...run)))
  const run = { baseUrl: 'https://open-account.example', results: all }
  const counts = '1 passed, 2 failed, 3 warning, 1 review, 1 skipped'

  const tap = reports.tap(run).split('\n')
  expect(tap.slice(0, 3)).toEqual(['TAP version 14', '1..8', 'ok 1 - flags: The flags can be read'])
  expect(tap).toContain('not ok 2 - flags: The flags can be read')
  expect(tap).toContain('ok 6 - flags: The flags can be read # SKIP No test data: home')
  expect(tap).toContain('  rule: appconfig')
  expect(tap).toContain('  clause: "Document 1, section 7"')
  expect(tap.at(-1)).toBe(`# ${counts}`)

  expect(JSON.parse(reports.json(run))).toMatchObject({
    contractVersion,
    counts: { passed: 1, failed: 2, warning: 3, review: 1, skipped: 1 },
    testData: { home: 'A flat with electricity, water and town gas, and free appointments.' },
    scenarios: results.map(([, , result]) => ({ id: 'flags', rule: 'appconfig', result })),
  })

  const junit = reports.junit(run)
  expect(junit).toContain('tests="8" failures="2" skipped="1"')
  expect(junit).toContain(
    '<failure message="The expected deviation did not come: The flags come &lt;later&gt;.">',
  )

  const html = reports.html(run)
  expect(html).toContain(counts)
  expect(html).toContain('<li>Expected: The flags come &lt;later&gt;.</li>')
  expect(html).toContain('<td><code>home</code></td>')
})
