/**
 * `npm test`: installs, checks and tests everything, also from a fresh clone. Its last line is `N passed, N failed`.
 * It runs on the machine's Node, of any version, so it is plain JavaScript without packages.
 */
import { runNpm } from './npm.mjs'
import { ensurePackages } from './packages.mjs'
import { ensureChromium, ensureNginx, ensurePostgres } from './programs.mjs'
import { deleteResults, journeyCounts, resultFile, unitCounts } from './testCounts.mjs'

process.env.TURBO_TELEMETRY_DISABLED ??= '1'

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

/** The stages in their order. `counts` reads the results of tests; a stage without it counts as one failure when it fails. */
const stages = [
  { name: 'install', run: ensurePackages, needed: true },
  { name: 'Chromium', run: ensureChromium },
  { name: 'PostgreSQL', run: ensurePostgres },
  { name: 'nginx', run: ensureNginx },
  { name: 'types and lint', run: () => script('lint') },
  { name: 'format', run: () => script('format:check') },
  { name: 'unused code', run: () => script('unused') },
  { name: 'build', run: () => script('build') },
  { name: 'unit, service and component tests', run: unitTests, counts: unitCounts },
  { name: 'end-to-end tests', run: () => script('e2e'), counts: journeyCounts },
]

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @param {{ name: string, run: () => Promise<number>, counts?: () => import('./testCounts.mjs').Counts }} stage */
const runStage = async ({ name, run, counts }) => {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const code = await run()
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
  for (const stage of stages) {
    const result = await runStage(stage)
    results.push(result)
    if (stage.needed && result.failed > 0) break
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
