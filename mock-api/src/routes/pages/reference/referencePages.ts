import contractDocument from '@open-account/contracts/openapi.json' with { type: 'json' }
import controlDocument from '@open-account/contracts/openapi.control.json' with { type: 'json' }
import { valueKinds } from '@open-account/contracts/control/values'
import { allMagicValues } from '../../../scenarios/allMagicValues.ts'
import { html, type Html } from '../../../views/html.ts'
import { layout } from '../../../views/layout.ts'
import { table } from '../../../views/table.ts'
import { callSection } from './callSection.ts'
import { callsOf, openApi, type OpenApi } from './openApi.ts'

/** The documents by the names of their files. */
export const files: Readonly<Record<string, unknown>> = {
  'openapi.json': contractDocument,
  'openapi.control.json': controlDocument,
}

const documents: readonly OpenApi[] = [openApi.parse(contractDocument), openApi.parse(controlDocument)]
const owner = 'Open Account, reference of the calls'
export const scriptPath = '/docs/try.js'

const overview = (document: OpenApi, file: string): Html =>
  html`<h2>${document.info.title}</h2>
    <p>${document.info.description}</p>
    <p>Version ${document.info.version}, <a href="/docs/${file}">${file}</a></p>
    ${table(
      ['Resource', 'Calls'],
      document.tags.map(({ name, description }) => [
        html`<a href="/docs/${name}">${name}</a><br />${description}`,
        html`<ul>
          ${callsOf(document, name).map(
            ({ operationId, summary, method, path }) =>
              html`<li>
                <a href="/docs/${name}#${operationId}">${summary}</a> <code>${method} ${path}</code>
              </li>`,
          )}
        </ul>`,
      ]),
    )}`

/** The start of the reference: every call of both documents. */
export const startPage = (): string =>
  layout({
    title: 'API reference',
    owner,
    content: html`<p>
        Every call of the service, with its fields, answers and an example that runs in a world of your own.
        <a href="/docs/values-table">The inputs with known answers</a> are a page of their own.
      </p>
      ${Object.keys(files).map((file, index) => {
        const document = documents[index]
        return document === undefined ? '' : overview(document, file)
      })}`,
  })

/** The page of a resource; null when no document has it. `world` is that of the reader. */
export const resourcePage = (tag: string, world: string): string | null => {
  const document = documents.find(({ tags }) => tags.some(({ name }) => name === tag))
  const described = document?.tags.find(({ name }) => name === tag)
  if (document === undefined || described === undefined) return null
  const calls = callsOf(document, tag)
  return layout({
    title: tag,
    owner,
    scripts: html`<script src="${scriptPath}" defer></script>`,
    content: html`<nav aria-label="Reference">
        <ul>
          <li><a href="/docs">All calls</a></li>
          ${calls.map(({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>`)}
        </ul>
      </nav>
      <p>${described.description}</p>
      <label for="world">World in which this page makes calls</label>
      <input id="world" value="${world}" autocomplete="off" spellcheck="false" />
      ${calls.map(call => callSection(document, call, world))}`,
  })
}

/** Every input with a known answer. */
export const valuesPage = (): string =>
  layout({
    title: 'Inputs with known answers',
    owner,
    content: html`<nav aria-label="Reference">
        <ul>
          <li><a href="/docs">All calls</a></li>
        </ul>
      </nav>
      ${valueKinds.map(
        kind =>
          html`<h2>${kind}</h2>
            ${table(
              ['Value', 'What it is for', 'Rule'],
              allMagicValues
                .filter(value => value.kind === kind)
                .map(({ value, block, sentence, rule }) => [
                  html`<code>${value}</code>${block === undefined ? '' : html` block <code>${block}</code>`}`,
                  sentence,
                  html`<code>${rule}</code>`,
                ]),
            )}`,
      )}`,
  })
