/**
 * `npm test`: installs, checks and tests everything, also from a fresh clone. Its last line is `N passed, N failed`.
 * It runs on the machine's Node, of any version, so it is plain JavaScript without packages.
 */
import { runNpm, runNpmBeside } from './npm.mjs'
import { ensurePackages } from './packages.mjs'
import { ensureChromium, ensureNginx, ensurePostgres } from './programs.mjs'
import { deleteResults, journeyCounts, resultFile, unitCounts } from './testCounts.mjs'

process.env.TURBO_TELEMETRY_DISABLED ??= '1'
// The compiler and the linter are Go programs, which collect garbage for a tenth of their time unless the heap may grow.
process.env.GOGC ??= '400'
process.env.GOMEMLIMIT ??= '4GiB'

const script = (...args) => runNpm(['run', '--silent', ...args])

/**
 * Tests what the stage before has built: turbo would build it again, because arguments after `--` change every hash. Two
 * packages at once use the processor while one of them waits for a process or a timer.
 */
const unitTests = () =>
  script(
    'test:unit',
    '--',
    '--only',
    '--continue',
    '--concurrency=2',
    '--log-order=grouped',
    '--',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultFile}`,
  )

/** Runs a script beside others. */
const scriptBeside = name => title => runNpmBeside(['run', '--silent', name], title)

/**
 * A stage prints its title before its output, or `runBeside` prints both when it ends. `counts` reads the results of
 * tests; a stage without it counts as one failure when it fails.
 * @typedef {{
 *   name: string,
 *   run?: () => Promise<number>,
 *   runBeside?: (title: string) => Promise<number>,
 *   needed?: boolean,
 *   counts?: () => import('./testCounts.mjs').Counts,
 * }} Stage
 */

/**
 * The stages in their order. Those in one list do not depend on each other and run at the same time, because each leaves
 * a core idle for a part of its time.
 * @type {readonly (readonly Stage[])[]}
 */
const stages = [
  [{ name: 'install', run: ensurePackages, needed: true }],
  [{ name: 'Chromium', run: ensureChromium }],
  [{ name: 'PostgreSQL', run: ensurePostgres }],
  [{ name: 'nginx', run: ensureNginx }],
  // Before the build: where it has written files, knip follows the imports of a package there and not to its sources.
  [{ name: 'unused code', run: () => script('unused') }],
  [
    { name: 'types and lint, beside the build', runBeside: scriptBeside('lint') },
    { name: 'format, beside the build', runBeside: scriptBeside('format:check') },
    { name: 'build', runBeside: scriptBeside('build') },
  ],
  [{ name: 'unit, service and component tests', run: unitTests, counts: unitCounts }],
  [{ name: 'end-to-end tests', run: () => script('e2e'), counts: journeyCounts }],
]

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @param {Stage} stage */
const runStage = async ({ name, run, runBeside, counts }) => {
  const title = `\n== ${name}`
  const began = performance.now()
  if (run !== undefined) console.log(title)
  const code = await (run?.() ?? runBeside?.(title))
  const { passed, failed, failures } = counts?.() ?? { passed: 0, failed: 0, failures: [] }
  const allFailed = code !== 0 && failed === 0 ? 1 : failed
  const result = { name, passed, failed: allFailed, failures, time: seconds(began) }
  console.log(`== ${name}: ${allFailed === 0 ? 'passed' : 'FAILED'} after ${result.time}`)
  return result
}

const main = async () => {
  const began = performance.now()
  deleteResults()
  const results = []
  for (const group of stages) {
    const ended = await Promise.all(group.map(runStage))
    results.push(...ended)
    if (group.some(({ needed }) => needed) && ended.some(({ failed }) => failed > 0)) break
  }

  console.log('')
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`FAILED  ${failure}\n`)
  for (const { name, failed, time } of results) {
    console.log(`${failed === 0 ? 'passed' : 'FAILED'}  ${time.padStart(8)}  ${name}`)
  }
  console.log(`total   ${seconds(began).padStart(8)}\n`)
  const total = key => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') === 0 ? 0 : 1
}

process.exitCode = await main()
