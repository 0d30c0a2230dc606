import { contractVersion } from '@open-account/contracts/version'
import type { Result, ScenarioResult } from './run.ts'
import { testData, type TestDataId } from './testData.ts'

/** A run as a report shows it. */
export interface Run {
  readonly baseUrl: string
  readonly results: readonly ScenarioResult[]
}

const resultNames = ['passed', 'failed', 'warning', 'review', 'skipped'] as const satisfies readonly Result[]

const countsOf = (results: readonly ScenarioResult[]): Readonly<Record<Result, number>> =>
  Object.fromEntries(
    resultNames.map(name => [name, results.filter(({ result }) => result === name).length]),
  ) as Record<Result, number>

const countsText = (results: readonly ScenarioResult[]): string => {
  const counts = countsOf(results)
  return resultNames.map(name => `${counts[name]} ${name}`).join(', ')
}

/** YAML text of one line. */
const quoted = (text: string): string => JSON.stringify(text)

/** Test Anything Protocol, version 14. A warning and a review are ok; a skipped scenario says why. */
const tap = ({ results }: Run): string => {
  const lines = results.flatMap(({ scenario, result, reasons }, index) => {
    const { id, title, rule, clause } = scenario
    const directive = result === 'skipped' ? ` # SKIP ${reasons.join('; ')}` : ''
    return [
      `${result === 'failed' ? 'not ok' : 'ok'} ${index + 1} - ${id}: ${title}${directive}`,
      '  ---',
      `  result: ${result}`,
      `  rule: ${rule}`,
      `  clause: ${quoted(clause)}`,
      ...(reasons.length === 0 ? [] : ['  reasons:', ...reasons.map(reason => `    - ${quoted(reason)}`)]),
      '  ...',
    ]
  })
  return ['TAP version 14', `1..${results.length}`, ...lines, `# ${countsText(results)}`].join('\n')
}

/** What a server must offer for the scenarios of a run. */
const offers = (results: readonly ScenarioResult[]): readonly (readonly [TestDataId, string])[] => {
  const needed = new Set(results.flatMap(({ scenario }) => scenario.needs))
  return [...needed].map(id => [id, testData[id].description] as const)
}

const json = ({ baseUrl, results }: Run): string =>
  JSON.stringify(
    {
      baseUrl,
      contractVersion,
      counts: countsOf(results),
      testData: Object.fromEntries(offers(results)),
      scenarios: results.map(({ scenario: { id, title, rule, clause, needs }, ...rest }) => ({
        id,
        title,
        rule,
        clause,
        needs,
        ...rest,
      })),
    },
    null,
    2,
  )

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => entities[sign] ?? sign)

/** JUnit XML: a suite for each rule. A warning and a review are in the output of their case. */
const junit = ({ results }: Run): string => {
  const counts = countsOf(results)
  const cases = results.map(({ scenario, result, reasons, milliseconds }) => {
    const { id, title, rule, clause } = scenario
    const text = escaped([`${clause}, rule ${rule}`, ...reasons].join('\n'))
    const inside =
      result === 'failed'
        ? `<failure message="${escaped(reasons[0] ?? '')}">${text}</failure>`
        : result === 'skipped'
          ? `<skipped message="${escaped(reasons.join('; '))}"/>`
          : result === 'passed'
            ? ''
            : `<system-out>${result}: ${text}</system-out>`
    const time = (milliseconds / 1000).toFixed(3)
    return `  <testcase classname="${escaped(rule)}" name="${escaped(`${id}: ${title}`)}" time="${time}">${inside}</testcase>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="open-account-conformance" tests="${results.length}" failures="${counts.failed}" skipped="${counts.skipped}">`,
    ...cases,
    '</testsuite>',
  ].join('\n')
}

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid #8886 }
ul { margin: 0; padding-inline-start: 1.25rem }
.failed { font-weight: bold }
`

/** A page by itself, without scripts. */
const html = ({ baseUrl, results }: Run): string => {
  const rows = results.map(
    ({ scenario: { id, title, rule, clause }, result, reasons }) =>
      `<tr><td class="${result}">${result}</td><td><code>${escaped(id)}</code><br>${escaped(title)}${
        reasons.length === 0
          ? ''
          : `<ul>${reasons.map(reason => `<li>${escaped(reason)}</li>`).join('')}</ul>`
      }</td><td><code>${escaped(rule)}</code><br>${escaped(clause)}</td></tr>`,
  )
  const needed = offers(results).map(
    ([id, description]) => `<tr><td><code>${id}</code></td><td>${escaped(description)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance of ${escaped(baseUrl)}</title><style>${style}</style></head>
<body>
<h1>Conformance of ${escaped(baseUrl)}</h1>
<p>Contract ${contractVersion}: ${countsText(results)}.</p>
<table><thead><tr><th scope="col">Result</th><th scope="col">Scenario</th><th scope="col">Rule and clause</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>What the server must offer</h2>
<table><thead><tr><th scope="col">Id</th><th scope="col">Test data</th></tr></thead><tbody>
${needed.join('\n')}
</tbody></table>
</body>
</html>`
}

/** The reports of a run by their formats. */
export const reports = { tap, json, junit, html } as const satisfies Readonly<
  Record<string, (run: Run) => string>
>
