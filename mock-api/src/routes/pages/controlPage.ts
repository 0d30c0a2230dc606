import { rules } from '@open-account/contracts/control/rules'
import { valueKinds, type ValueKind } from '@open-account/contracts/control/values'
import { displayDate } from '@open-account/domain/time/displayDate'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { displayTime } from '@open-account/domain/time/wireTime'
import { allMagicValues } from '../../scenarios/allMagicValues.ts'
import type { MessageAttachmentRow, MessageRow, WorldRow } from '../../store/tables.ts'
import type { Paged } from '../../store/page.ts'
import type { RecordedCall } from '../../store/requestLog.ts'
import { timestampAt } from '../../subjects/worlds/today.ts'
import { defaultWorld, worldTime } from '../../store/world.ts'
import { html, type Html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'

interface Shown {
  readonly world: WorldRow
  readonly worlds: Paged<WorldRow>
  /** The text in the ids of the worlds that are shown; undefined for all. */
  readonly text: string | undefined
  readonly messages: Paged<MessageRow>
  readonly attachments: readonly Pick<MessageAttachmentRow, 'message' | 'filename'>[]
  readonly requests: readonly RecordedCall[]
  /** Real time. Epoch milliseconds. */
  readonly real: number
}

const kindNames: Readonly<Record<ValueKind, string>> = {
  postalCode: 'Postal codes',
  nric: 'NRIC and FIN',
  uen: 'UEN',
  email: 'E-mails',
  persona: 'People of Myinfo',
  companyPersona: 'Companies of Myinfo Business',
  fileName: 'File names',
  card: 'Cards',
}

const moment = (at: number): string => {
  const time = parseTimestamp(timestampAt(at))
  return time === null ? '' : `${displayDate(time.toPlainDate())} ${displayTime(time)}`
}

const table = (headings: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html =>
  html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${headings.map(heading => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          cells =>
            html`<tr>
              ${cells.map((cell, index) => html`<td data-heading="${headings[index] ?? ''}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const values = (): readonly Html[] =>
  valueKinds
    .map(kind => ({ kind, entries: allMagicValues.filter(entry => entry.kind === kind) }))
    .filter(({ entries }) => entries.length > 0)
    .map(
      ({ kind, entries }) =>
        html`<h3>${kindNames[kind]}</h3>
          ${table(
            ['Value', 'What happens', 'Rule'],
            entries.map(({ value, block, sentence, rule }) => [
              html`<code>${value}</code>${block === undefined ? '' : html` block <code>${block}</code>`}`,
              sentence,
              html`<code>${rule}</code>`,
            ]),
          )}`,
    )

/** The files of an e-mail, to download. */
const fileLinks = ({ world, attachments }: Shown, message: string): Html => {
  const inbox = `/mock/v1/worlds/${encodeURIComponent(world.id)}/inbox`
  const own = attachments.filter(file => file.message === message)
  return html`${own.map(
    ({ filename }) =>
      html`<a href="${`${inbox}/${message}/attachments/${filename}`}" download="${filename}"
        >${filename}</a
      > `,
  )}`
}

const worldList = ({ world, worlds, real }: Shown): Html =>
  table(
    ['World', 'Its clock', 'Stays until', 'Enter'],
    worlds.rows.map(row => [
      html`<code>${row.id}</code>`,
      `${moment(worldTime(row, real))}${row.frozen_at === null ? '' : ', standing still'}`,
      row.expires_at === null
        ? row.id === defaultWorld
          ? 'for ever'
          : 'it is deleted'
        : moment(row.expires_at),
      row.id === world.id
        ? 'you are here'
        : html`<a href="/mock/enter/${encodeURIComponent(row.id)}?to=/mock">Enter</a>`,
    ]),
  )

/** How much of a list the page shows, where it is not all of it. */
const countOf = (entries: string, { rows, total }: Paged<unknown>): Html =>
  rows.length === total
    ? html``
    : html`<p class="hint">${String(rows.length)} of ${String(total)} ${entries}</p>`

/** The page from which a person steers the service, without a command line. */
export const controlPage = (shown: Shown): string =>
  layout({
    title: 'The simulated world',
    owner: 'Open Account, mock service',
    content: html`<p>
        You are in the world
        <code>${shown.world.id}</code>${shown.world.id === defaultWorld ? ', which everybody shares' : ''}.
        Times are those of Singapore.
      </p>
      <nav aria-label="On this page">
        <ul>
          <li><a href="/open-account/">Open the application</a></li>
          <li><a href="#worlds">Worlds</a></li>
          <li><a href="#inbox">Inbox</a></li>
          <li><a href="#request-log">Request log</a></li>
          <li><a href="#values">Magic values</a></li>
        </ul>
      </nav>
      <h2 id="worlds">Worlds</h2>
      <p>A world has a clock, flags, an inbox and transactions of its own. Make one to be undisturbed.</p>
      <form method="post" action="/mock/worlds"><button>Make a world and enter it</button></form>
      <form method="get" action="/mock#worlds">
        <label for="text">Search a world by its id</label>
        <input id="text" name="text" maxlength="100" value="${shown.text ?? ''}" />
        <button>Search</button>
      </form>
      ${countOf('worlds', shown.worlds)} ${worldList(shown)}
      <h2 id="inbox">Inbox</h2>
      ${
        shown.messages.rows.length === 0
          ? html`<p class="hint">No e-mail has arrived.</p>`
          : html`${countOf('e-mails', shown.messages)}
            ${table(
              ['Arrived', 'To', 'Subject', 'Text', 'Files'],
              shown.messages.rows.map(({ id, arrives_at: at, recipient, subject, text }) => [
                moment(at),
                recipient,
                subject,
                html`<div style="white-space: pre-line">${text}</div>`,
                fileLinks(shown, id),
              ]),
            )}`
      }
      <h2 id="request-log">Request log</h2>
      ${
        shown.requests.length === 0
          ? html`<p class="hint">Nothing was called yet.</p>`
          : table(
              ['When', 'Call', 'Answer', 'Why'],
              shown.requests.map(({ at, method, route, path, status, error, rule }) => [
                moment(at),
                html`<code>${method} ${route ?? path}</code>`,
                `${String(status)} ${error ?? ''}`,
                rule === null ? '' : rules[rule],
              ]),
            )
      }
      <h2 id="values">Magic values</h2>
      <p>Type one of these into the application and the answer is known.</p>
      ${values()}`,
  })
