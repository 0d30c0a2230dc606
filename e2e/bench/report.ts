import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import type { MeasuredPage, PageTarget } from './pages.ts'
import type { Paint } from './paint.ts'
import type { MeasuredPress, Press } from './press.ts'

/** Every run of one page or one press. */
export type Runs<Subject, Result> = readonly {
  readonly subject: Subject
  readonly results: readonly Result[]
}[]

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const summary = (numbers: readonly number[]) => ({
  median: median(numbers),
  min: Math.min(...numbers),
  max: Math.max(...numbers),
})
type Summary = ReturnType<typeof summary>

/** The summary of each number in the results. */
const summaries = <Result extends object>(results: readonly Result[]) => {
  const [first] = results
  const keys = Object.keys(first ?? {}) as (keyof Result)[]
  return Object.fromEntries(
    keys.map(key => [key, summary(results.map(result => Number(result[key])))]),
  ) as Record<keyof Result, Summary>
}

/** What does not meet its target; `floor` is the first paint of the floor. */
const missed = (
  target: PageTarget,
  measured: Record<keyof Paint, Summary>,
  floor: Record<'fcp' | 'lcp', Summary>,
) => {
  const limits: PageTarget = {
    ...target,
    ...(target.fcp !== undefined && { fcp: target.fcp * floor.fcp.median }),
    ...(target.lcp !== undefined && { lcp: target.lcp * floor.lcp.median }),
  }
  return (Object.entries(limits) as [keyof PageTarget, number][])
    .filter(([key, limit]) => measured[key].median > limit)
    .map(([key]) => key)
}

const round = (number: number) => Math.round(number).toLocaleString('en')
const range = ({ median: middle, min, max }: Summary) => `${round(middle)} (${round(min)} to ${round(max)})`
const kilobytes = ({ median: bytes }: Summary) => (bytes / 1_000).toFixed(1)
const times = (value: number) => `${value.toFixed(2)} ×`

const targetText = ({ fcp, lcp, tbt, cls, bytes }: PageTarget) =>
  [
    fcp !== undefined && `FCP ${fcp} ×`,
    lcp !== undefined && `LCP ${lcp} ×`,
    tbt !== undefined && `TBT ${tbt} ms`,
    cls !== undefined && `CLS ${cls}`,
    bytes !== undefined && `${bytes / 1_000} kB`,
  ]
    .filter(text => text !== false)
    .join(', ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const widths = head.map((text, column) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const pageTable = (runs: Runs<MeasuredPage, Paint>, floor: Record<keyof Paint, Summary>) =>
  table(
    [
      'page',
      'FCP, ms',
      '× floor',
      'LCP, ms',
      '× floor',
      'TBT, ms',
      'CLS',
      'kB to rest',
      'kB ahead',
      'requests',
      'target, at most',
      'met',
    ],
    runs.map(({ subject: { name, target }, results }) => {
      const paint = summaries(results)
      const { fcp, lcp, tbt, cls, bytes, bytesAhead, requestsAhead } = paint
      const failures = target && missed(target, paint, floor)
      return [
        name,
        range(fcp),
        times(fcp.median / floor.fcp.median),
        range(lcp),
        times(lcp.median / floor.lcp.median),
        range(tbt),
        cls.median.toFixed(3),
        kilobytes(bytes),
        kilobytes({ ...bytesAhead, median: bytesAhead.median - bytes.median }),
        round(requestsAhead.median),
        target ? targetText(target) : '',
        failures === undefined
          ? ''
          : failures.length === 0
            ? 'yes'
            : `no: ${failures.join(', ').toUpperCase()}`,
      ]
    }),
  )

const pressTable = (runs: Runs<MeasuredPress, Press>, floor: Record<keyof Press, Summary>) =>
  table(
    ['press', 'next paint, ms', '× floor', 'shown, ms', 'target, at most', 'met'],
    runs.map(({ subject: { name, target }, results }) => {
      const { nextPaint, shown } = summaries(results)
      return [
        name,
        range(nextPaint),
        times(nextPaint.median / floor.nextPaint.median),
        range(shown),
        target === undefined ? '' : `${target} ms`,
        target === undefined ? '' : nextPaint.median <= target ? 'yes' : 'no',
      ]
    }),
  )

/** Prints both tables, as Markdown, and writes every run to a file. */
export const report = (
  file: string,
  browser: string,
  paints: Runs<MeasuredPage, Paint>,
  presses: Runs<MeasuredPress, Press>,
  floors: { readonly page: string; readonly press: string },
) => {
  const resultsOf = <Subject extends { readonly name: string }, Result extends object>(
    runs: Runs<Subject, Result>,
    name: string,
  ) => runs.find(({ subject }) => subject.name === name)?.results ?? []
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model ?? 'unknown processor'}, Chromium ${browser}`
  console.log(
    `\n${machine}. Medians, with the least and the most of ${paints[0]?.results.length ?? 0} runs.\n`,
  )
  console.log(pageTable(paints, summaries(resultsOf(paints, floors.page))))
  console.log(`\n${pressTable(presses, summaries(resultsOf(presses, floors.press)))}`)
  const named = <Subject extends { readonly name: string; readonly target?: unknown }, Result>(
    runs: Runs<Subject, Result>,
  ) => runs.map(({ subject: { name, target }, results }) => ({ name, target, results }))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ machine, pages: named(paints), presses: named(presses) }, null, 2))
  console.log(`\nEvery run is in ${file}.`)
}
