import type { ReportCard, ShownCall } from '@open-account/contracts/control/reportCard'
import { html, type Html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'

type Rule = ReportCard['rules'][number]

const results: Readonly<Record<Rule['result'], string>> = {
  fail: 'Failed',
  warning: 'Warnings',
  pass: 'Passed',
  not_reached: 'Not reached',
}

const entryLink = (world: string, { entry, call }: ShownCall): Html =>
  html`<a href="/mock/v1/worlds/${encodeURIComponent(world)}/request-log/entries/${entry}">${call}</a>`

const outcome = ({ status, error }: ShownCall): string =>
  `${status === 0 ? 'no answer' : status}${error === null ? '' : ` ${error}`}`

const ruleItem = (world: string, { rule, sentence, breaches }: Rule): Html =>
  html`<li>
    ${sentence} <code>${rule}</code>
    <ul>
      ${breaches.map(
        ({ calls }) =>
          html`<li>
            ${calls.map((call, index) => [
              index === 0 ? '' : ', then ',
              entryLink(world, call),
              ` (${outcome(call)}, ${call.at})`,
            ])}
          </li>`,
      )}
    </ul>
  </li>`

/** The report card of a client as a page. */
export const reportCardPage = (world: string, { passed, calls, rules }: ReportCard): string =>
  layout({
    title: passed ? 'The client passed' : 'The client failed',
    owner: 'Open Account, mock service',
    content: html`<p>${calls} calls of the world <code>${world}</code> were checked.</p>
      ${Object.entries(results).map(([result, heading]) => {
        const some = rules.filter(rule => rule.result === result)
        return some.length === 0
          ? ''
          : html`<h2>${heading}</h2>
              <ul>
                ${some.map(rule => ruleItem(world, rule))}
              </ul>`
      })}`,
  })
