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
 * A stage begins when the stages of `after` have ended. It prints its title before its output, or `runBeside` prints both
 * when it ends. `counts` reads the results of tests; a stage without it counts as one failure when it fails. Without a
 * stage that is `needed`, the stages after it do not run.
 * @typedef {{
 *   name: string,
 *   after?: readonly string[],
 *   run?: (packages: () => Promise<unknown>) => Promise<number>,
 *   runBeside?: (title: string) => Promise<number>,
 *   needed?: boolean,
 *   counts?: () => import('./testCounts.mjs').Counts,
 * }} Stage
 */

/**
 * Stages that do not depend on each other run at the same time where each leaves a core idle for a part of its time. Each
 * stage is below those that it names.
 * @type {readonly Stage[]}
 */
const stages = [
  { name: 'install', run: ensurePackages, needed: true },
  // Debian installs one program at a time.
  { name: 'Chromium', run: ensureChromium },
  { name: 'PostgreSQL', after: ['Chromium'], run: ensurePostgres },
  { name: 'nginx', after: ['PostgreSQL'], run: ensureNginx },
  { name: 'types and lint', after: ['install'], runBeside: scriptBeside('lint') },
  { name: 'format', after: ['install'], runBeside: scriptBeside('format:check') },
  { name: 'unused code', after: ['install'], runBeside: scriptBeside('unused') },
  // After the search for unused code: where a build has written files, knip follows the imports of a package there and not to its sources.
  { name: 'build', after: ['unused code'], runBeside: scriptBeside('build') },
  {
    name: 'unit, service and component tests',
    after: ['nginx', 'types and lint', 'format', 'build'],
    run: unitTests,
    counts: unitCounts,
  },
  {
    name: 'end-to-end tests',
    after: ['unit, service and component tests'],
    run: () => script('e2e'),
    counts: journeyCounts,
  },
]

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * @param {Stage} stage
 * @param {() => Promise<unknown>} packages waits for the installed packages
 */
const runStage = async ({ name, run, runBeside, needed = false, counts }, packages) => {
  const title = `\n== ${name}`
  const began = performance.now()
  if (run !== undefined) console.log(title)
  const code = await (run?.(packages) ?? runBeside?.(title))
  const { passed, failed, failures } = counts?.() ?? { passed: 0, failed: 0, failures: [] }
  const allFailed = code !== 0 && failed === 0 ? 1 : failed
  const stops = needed && allFailed > 0
  const result = { name, passed, failed: allFailed, failures, time: seconds(began), stops }
  console.log(`== ${name}: ${allFailed === 0 ? 'passed' : 'FAILED'} after ${result.time}`)
  return result
}

/** Runs every stage when its turn comes. Returns the results of those that ran, in the order of the table. */
const runStages = async () => {
  /** @type {Map<string, Promise<Awaited<ReturnType<typeof runStage>> | null>>} */
  const ends = new Map()
  for (const stage of stages) {
    const earlier = Promise.all((stage.after ?? []).map(async name => (await ends.get(name)) ?? null))
    ends.set(
      stage.name,
      earlier.then(results =>
        results.some(result => result === null || result?.stops)
          ? null
          : runStage(stage, async () => ends.get('install')),
      ),
    )
  }
  return (await Promise.all(ends.values())).filter(result => result !== null)
}

const main = async () => {
  const began = performance.now()
  deleteResults()
  const results = await runStages()

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
