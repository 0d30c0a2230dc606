import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { hangUp } from './ask.ts'
import { type CallName, measureCall } from './calls.ts'
import { measureForms } from './forms.ts'
import { compareWithPackages, measureIdentity } from './identity.ts'
import { measureMemory } from './memory.ts'
import { measureMetrics, measureRequestLog } from './settings.ts'
import { measureStarts } from './starts.ts'
import { measureStreams } from './streams.ts'
import { measureSubmission } from './submission.ts'
import { checkTarget, type Row, toTable } from './table.ts'
import { measureUploads } from './uploads.ts'
import { writeDocs } from './writeDocs.ts'

/*
 * `npm run bench`: every measurement that needs no browser, as a table and as JSON. `npm run bench -- calendar memory`
 * makes some of them; `npm run bench -- --write-docs` makes all and writes their table into docs/performance.md.
 */
const folder = mkdtempSync(join(tmpdir(), 'open-account-bench-'))
const measureCallOf = (name: CallName) => () => measureCall(name, folder)

const measurements: Readonly<Record<string, () => Promise<readonly Row[]> | readonly Row[]>> = {
  // First, so that the first start is that of a fresh build.
  start: () => measureStarts(folder),
  flags: measureCallOf('flags'),
  deposit: measureCallOf('deposit'),
  calendar: measureCallOf('calendar'),
  requestLog: measureRequestLog,
  metrics: measureMetrics,
  memory: () => measureMemory(folder),
  streams: measureStreams,
  forms: measureForms,
  uploads: measureUploads,
  submission: measureSubmission,
  identity: measureIdentity,
  agreement: compareWithPackages,
} satisfies Record<CallName, unknown> & Record<string, unknown>

const wanted = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const unknown = wanted.filter(name => !(name in measurements))
if (unknown.length > 0)
  throw new Error(`No measurement ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}`)

const rows: Row[] = []
for (const [name, measure] of Object.entries(measurements))
  if (wanted.length === 0 || wanted.includes(name)) {
    console.log(`Measuring ${name} …`)
    rows.push(...(await measure()))
  }
hangUp()
rmSync(folder, { recursive: true })

const machine = {
  node: process.version,
  processor: cpus()[0]?.model ?? '',
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
  measuredOn: new Date().toISOString().slice(0, 10),
}
const results = resolve(import.meta.dirname, '../../bench-results')
mkdirSync(results, { recursive: true })
const checkedRows = rows.map(row => ({
  ...row,
  targets: row.targets.map(target => checkTarget(row, target)),
}))
writeFileSync(join(results, 'bench.json'), JSON.stringify({ machine, rows: checkedRows }, null, 2))
console.log(`\n${toTable(rows)}\n\nbench-results/bench.json has the same as JSON.`)
if (process.argv.includes('--write-docs')) writeDocs(machine, rows)
