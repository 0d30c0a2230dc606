import type { ReportCard, ShownCall } from '@open-account/contracts/control/reportCard'
import { html, type Html } from '../../views/html.ts'

type Rule = ReportCard['rules'][number]

const line = ({ at, call, status, error, entry }: ShownCall): string =>
  `${at} ${call} ${status}${error === null ? '' : ` ${error}`} (${entry})`

/** XML 1.0 has no control characters, which the path of a call may have. */
const printable = (text: string): string => text.replaceAll(/[^\t\n\x20-\uD7FF\uE000-\uFFFD]/gu, '\uFFFD')

const outcome = ({ result, sentence, breaches }: Rule): Html => {
  const lines = printable(breaches.map(({ calls }) => calls.map(line).join('\n')).join('\n\n'))
  if (result === 'fail') return html`<failure message="${sentence}">${lines}</failure>`
  if (result === 'warning') return html`<system-out>${`${sentence}\n${lines}`}</system-out>`
  return result === 'not_reached' ? html`<skipped message="No call reached the rule." />` : html``
}

/** The report card of a client as JUnit XML: a test case for each rule. */
export const junitOf = (world: string, { rules }: ReportCard): string => {
  const number = (result: Rule['result']) => rules.filter(rule => rule.result === result).length
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite
        name="report card of ${world}"
        tests="${rules.length}"
        failures="${number('fail')}"
        errors="0"
        skipped="${number('not_reached')}"
      >
        ${rules.map(rule => html`<testcase classname="${world}" name="${rule.rule}: ${rule.sentence}">${outcome(rule)}</testcase>`)}
      </testsuite>
    </testsuites> `.html
}
