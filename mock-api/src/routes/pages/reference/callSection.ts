import { html, type Html } from '../../../views/html.ts'
import { table } from '../../../views/table.ts'
import { type Field, fieldsOf, shapesOf, typeOf } from './fieldsOf.ts'
import { type Call, type OpenApi, resolvedAnswer, type Schema } from './openApi.ts'

const multipartType = 'multipart/form-data'
const streamType = 'text/event-stream'

const paragraphs = (text: string): readonly Html[] =>
  text.split('\n\n').map(paragraph => html`<p>${paragraph}</p>`)

const fieldTable = (fields: readonly Field[]): Html =>
  table(
    ['Field', 'Value', 'Meaning'],
    fields.map(({ name, type, isRequired, description }) => [
      html`<code>${name}</code>`,
      `${type}${isRequired ? '' : ', may be left out'}`,
      description,
    ]),
  )

const shapeTables = (document: OpenApi, schema: Schema): readonly Html[] => {
  const shapes = shapesOf(document, schema)
  return shapes.map((shape, index) => {
    const fields = fieldsOf(document, shape)
    const heading = shapes.length > 1 ? `${index + 1}. ${shape.description ?? ''}` : (shape.description ?? '')
    return html`${heading === '' ? '' : html`<p>${heading}</p>`}
    ${fields.length === 0 ? '' : fieldTable(fields)}`
  })
}

/** A text that may be wider than the screen. */
const listing = (label: string, text: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`

const json = (value: unknown): string => JSON.stringify(value, null, 2)

const exampleText = (value: unknown): string => (typeof value === 'string' ? value : json(value))

interface Answer {
  readonly status: string
  readonly type: string
  readonly description: string
  readonly schema: Schema | undefined
  readonly example: unknown
}

const answersOf = (document: OpenApi, { responses }: Call): readonly Answer[] =>
  Object.entries(responses).map(([status, response]) => {
    const { description, content = {} } = resolvedAnswer(document, response)
    const [[type, media] = ['', undefined]] = Object.entries(content)
    return { status, type, description, schema: media?.schema, example: media?.example }
  })

const isSuccess = ({ status }: Answer): boolean => Number(status) < 400

const successParts = (document: OpenApi, { summary }: Call, answer: Answer): Html =>
  html`<h3>Answer ${answer.status}</h3>
    <p>${answer.description}${answer.type === '' ? ' It has no body.' : ` ${answer.type}`}</p>
    ${answer.schema === undefined ? '' : shapeTables(document, answer.schema)}
    ${
      answer.example === undefined
        ? ''
        : listing(`Example of the answer: ${summary}`, exampleText(answer.example))
    }`

const refusalTable = (answers: readonly Answer[]): Html =>
  table(
    ['Status', 'Error and when'],
    answers.map(({ status, description }) => [
      html`<code>${status}</code>`,
      html`${description.replaceAll('`', '')}`,
    ]),
  )

/** The value with which a field of the form begins. */
const initialValue = (example: unknown, name: string, world: string): string => {
  if (name === 'world') return world
  return example === undefined ? '' : exampleText(example)
}

const bodyField = ({ operationId, requestBody }: Call): Html => {
  const [[type, media] = ['', undefined]] = Object.entries(requestBody?.content ?? {})
  const id = `${operationId}-body`
  if (media === undefined) return html``
  if (type === multipartType)
    return html`<label for="${id}">File</label> <input id="${id}" type="file" data-part="file" />`
  return html`<label for="${id}">Body, ${type}</label>
    <textarea
      id="${id}"
      rows="${json(media.example ?? {}).split('\n').length}"
      data-type="${type}"
      spellcheck="false"
    >
${exampleText(media.example ?? {})}</textarea>`
}

/** The form that makes the call in a world of the reader. */
const form = (call: Call, world: string): Html =>
  html`<form class="try" data-method="${call.method}" data-path="${call.path}" aria-label="${call.summary}">
    ${call.parameters.map(({ name, in: place, required, example }) => {
      const id = `${call.operationId}-${name}`
      return html`<label for="${id}">${name}${required ? '' : ', may be left out'}</label>
        <input
          id="${id}"
          data-in="${place}"
          name="${name}"
          value="${required ? initialValue(example, name, world) : ''}"
          autocomplete="off"
        />`
    })}
    ${bodyField(call)}
    <button>Make this call</button>
    <div role="status"></div>
  </form>`

/** Everything about one call. */
export const callSection = (document: OpenApi, call: Call, world: string): Html => {
  const { operationId, summary, description, method, path, parameters, requestBody } = call
  const answers = answersOf(document, call)
  const [[, body] = ['', undefined]] = Object.entries(requestBody?.content ?? {})
  const isStream = answers.some(({ type }) => type === streamType)
  return html`<section id="${operationId}">
    <h2>${summary}</h2>
    <p><code>${method} ${path}</code></p>
    ${paragraphs(description)}
    ${
      parameters.length === 0
        ? ''
        : html`<h3>Parameters</h3>
            ${table(
              ['Name', 'Place and value', 'Meaning'],
              parameters.map(({ name, in: place, required, schema, description: meaning }) => [
                html`<code>${name}</code>`,
                `${place}, ${typeOf(document, schema)}${required ? '' : ', may be left out'}`,
                meaning,
              ]),
            )}`
    }
    ${
      body?.schema === undefined
        ? ''
        : html`<h3>Body</h3>
            ${shapeTables(document, body.schema)}`
    }
    ${answers.filter(isSuccess).map(answer => successParts(document, call, answer))}
    <details>
      <summary>Refusals: ${summary}</summary>
      ${refusalTable(answers.filter(answer => !isSuccess(answer)))}
    </details>
    ${
      isStream
        ? html`<p>A stream does not end, so that this page does not open it: use <code>curl -N</code>.</p>`
        : html`<details>
            <summary>Try it: ${summary}</summary>
            ${form(call, world)}
          </details>`
    }
  </section>`
}
