/**
 * `npm run proof` runs the attacks on the service and the application at night size, and prints a row of results for each.
 * Arguments are file names in `mock-api/proof`; without arguments it runs all of them and the attacks in a browser. The same
 * `SEED` repeats a run.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './npm.mjs'
import { ensurePackages } from './packages.mjs'
import { ensureChromium, ensureNginx, ensurePostgres } from './programs.mjs'

const serviceFile = 'mock-api/test-results/proof.json'
const browserFile = 'e2e/test-results/playwright.json'

/**
 * A row of the table.
 * @typedef {{ name: string, ran: string, result: string, target: string, seed: string, passed: boolean }} Row
 */

/** @returns {Row} a row for a test runner that wrote no results */
const noResults = (file, error) => ({
  name: file,
  ran: 'nothing',
  result: `no results: ${error.message}`,
  target: 'results',
  seed: '',
  passed: false,
})

/**
 * @param {string} file
 * @param {(results: any) => Row[]} read
 * @returns {Row[]}
 */
const rowsIn = (file, read) => {
  try {
    return read(JSON.parse(readFileSync(join(root, file), 'utf8')))
  } catch (error) {
    return [noResults(file, error)]
  }
}

/** A row for each test, and one for each file that could not be loaded. */
const serviceRows = results =>
  results.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [noResults(name, { message })]
      : assertionResults.map(({ fullName, status, meta, failureMessages }) => ({
          name: fullName,
          ran: meta.proof?.ran ?? '',
          result:
            status === 'passed' ? (meta.proof?.result ?? '') : (failureMessages[0] ?? '').split('\n')[0],
          target: meta.proof?.target ?? '',
          seed: String(meta.proof?.seed ?? ''),
          passed: status === 'passed',
        })),
  )

/** The tests of a suite and of its nested suites. */
const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const browserRows = ({ suites }) =>
  suites.flatMap(specsOf).map(({ title, ok }) => ({
    name: title.replace(' @proof', ''),
    ran: 'once, in Chromium',
    result: ok ? 'as the title says' : 'not as the title says',
    target: 'as the title says',
    seed: '',
    passed: ok,
  }))

const columns = ['name', 'ran', 'result', 'target', 'seed']

/** @param {Row[]} rows */
const print = rows => {
  const lines = [Object.fromEntries(columns.map(column => [column, column])), ...rows]
  const widths = columns.map(column => Math.max(...lines.map(line => String(line[column]).length)))
  for (const line of lines) {
    const cells = columns.map((column, index) => String(line[column]).padEnd(widths[index] ?? 0))
    const verdict = line.passed === undefined ? '      ' : line.passed ? 'passed' : 'FAILED'
    console.log([verdict, ...cells].join('  ').trimEnd())
  }
}

const main = async () => {
  const fileNames = process.argv.slice(2)
  for (const ensure of [ensurePackages, ensureChromium, ensurePostgres, ensureNginx])
    if ((await ensure()) !== 0) return 1
  for (const file of [serviceFile, browserFile]) rmSync(join(root, file), { force: true })

  const night = { ...process.env, PROOF: 'night' }
  const files = fileNames.length === 0 ? ['proof/'] : fileNames.map(name => `proof/${name}`)
  await runNpm(['run', '--silent', 'proof', '-w', '@open-account/mock-api', '--', ...files], night)
  const rows = rowsIn(serviceFile, serviceRows)
  if (fileNames.length === 0) {
    await runNpm(['run', '--silent', 'build'])
    await runNpm([
      'run',
      '--silent',
      'e2e',
      '-w',
      '@open-account/e2e',
      '--',
      '--grep',
      '@proof',
      '--project',
      'wide',
    ])
    rows.push(...rowsIn(browserFile, browserRows))
  }

  console.log('')
  print(rows)
  const failed = rows.filter(({ passed }) => !passed).length
  console.log(`\n${rows.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main()
