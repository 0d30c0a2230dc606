import type { AppRoute } from '@ts-rest/core'
import { type AnswerHeader, everyAnswerHas } from '../../src/answerHeaders.ts'
import type { Json } from '../../src/endpointDocs.ts'
import { commonRefusals, type Refusal, type ServiceErrorCode } from '../../src/errors.ts'
import { refusalBody } from '../../src/refusalBody.ts'
import { requestIssues } from '../../src/requestIssues.ts'
import { requestErrors } from './callErrors.ts'
import type { SchemaOf } from './components.ts'
import { codesOf } from './jsonSchema.ts'
import { answersOf, docsOf } from './parts.ts'
import type { Example, Operation, Reference, Response } from './types.ts'

const firstRefusal = 400

/** The headers of answers with these statuses. */
const headersOfStatus: Readonly<Record<number, readonly AnswerHeader[]>> = {
  302: ['Location'],
  303: ['Location'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

const headersOf = (status: number, more: readonly AnswerHeader[] = []): Readonly<Record<string, Reference>> =>
  Object.fromEntries(
    [...everyAnswerHas, ...(headersOfStatus[status] ?? []), ...more].map(name => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  )

const exampleOf = (summary: string, value: Refusal): Example => ({ summary, value: { ...value } as Json })

/** The answer to a refused call, with an example of each code. */
const refusalResponse = (
  status: number,
  codes: readonly ServiceErrorCode[],
  descriptionOf: (code: ServiceErrorCode) => string,
  bodyOf: (code: ServiceErrorCode) => Refusal = refusalBody,
): Response => ({
  description: codes.map(code => `\`${code}\`: ${descriptionOf(code)}`).join('\n\n'),
  headers: headersOf(status),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { error: { enum: [...codes] } } }],
      },
      examples: Object.fromEntries(codes.map(code => [code, exampleOf(descriptionOf(code), bodyOf(code))])),
    },
  },
})

/** The answers to refusals that mean the same at every call, by their code. */
export const commonResponses = (statuses: Readonly<Record<ServiceErrorCode, number>>) =>
  Object.fromEntries(
    [...commonRefusals].map(([code, description]) => [
      code,
      refusalResponse(statuses[code], [code], () => description),
    ]),
  )

const refused = (
  route: AppRoute,
  status: number,
  codes: readonly ServiceErrorCode[],
): Response | Reference => {
  const { errors, example } = docsOf(route)
  const issues = requestIssues(requestErrors(route, example.invalid))
  const [only] = codes
  const isCommon = codes.length === 1 && only !== undefined && errors[only] === undefined
  if (isCommon && (only !== 'invalid_request' || issues.length === 0))
    return { $ref: `#/components/responses/${only}` }
  return refusalResponse(
    status,
    codes,
    code => errors[code] ?? commonRefusals.get(code) ?? '',
    code => refusalBody(code, code === 'invalid_request' && issues.length > 0 ? { issues } : {}),
  )
}

const answered = (
  route: AppRoute,
  { status, contentType, schema }: ReturnType<typeof answersOf>[number],
  schemaOf: SchemaOf,
): Response => {
  const { events, example, headers } = docsOf(route)
  const withHeaders = headersOf(status, status < 300 ? headers : [])
  if (schema === null)
    return { description: status === 204 ? 'Done.' : 'The browser is redirected.', headers: withHeaders }
  const description = schema.description ?? 'The answer.'
  const isJson = contentType === 'application/json'
  const { answer } = example.valid
  return {
    description,
    headers: withHeaders,
    content: {
      [contentType]: {
        schema: isJson ? schemaOf(schema) : { type: 'string', description },
        ...(isJson && answer.status === status && answer.body !== undefined && { example: answer.body }),
        ...(events !== undefined && { 'x-event-data': schemaOf(events) }),
      },
    },
  }
}

/** Every answer of a call by its status. */
export const responsesOf = (route: AppRoute, schemaOf: SchemaOf): Operation['responses'] =>
  Object.fromEntries(
    answersOf(route).map(answer => [
      String(answer.status),
      answer.status >= firstRefusal && answer.schema !== null
        ? refused(route, answer.status, codesOf(answer.schema))
        : answered(route, answer, schemaOf),
    ]),
  )
