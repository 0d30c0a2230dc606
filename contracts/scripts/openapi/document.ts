import type { AppRoute, AppRouter } from '@ts-rest/core'
import { commonRefusals, refusal, type ServiceErrorCode } from '../../src/errors.ts'
import { everyRoute } from '../../src/everyRoute.ts'
import type { ExampleCall, Json } from '../../src/endpointDocs.ts'
import { codesOf, type JsonSchema, jsonSchema } from './jsonSchema.ts'
import { answersOf, requestSchema, docsOf } from './parts.ts'

interface Info {
  readonly title: string
  readonly version: string
  readonly description: string
}

interface Reference {
  readonly $ref: string
}

interface MediaType {
  readonly schema: JsonSchema
  readonly example?: Json
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: Json }>>
  readonly 'x-event-data'?: JsonSchema
}

interface Response {
  readonly description: string
  readonly content?: Readonly<Record<string, MediaType>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: string
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, MediaType>> }
  readonly responses: Readonly<Record<string, Response | Reference>>
}

/** The parts of an OpenAPI document that this contract uses. */
export interface OpenapiDocument {
  readonly openapi: '3.1.1'
  readonly info: Info
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Response>>
  }
}

const refusalRef = '#/components/schemas/Refusal'
const firstRefusal = 400

const errorDescription = (route: AppRoute, code: string): string => {
  const errors: Partial<Record<string, string>> = docsOf(route).errors
  return errors[code] ?? commonRefusals.get(code as ServiceErrorCode) ?? ''
}

const refusalResponse = (description: string, codes: readonly string[]): Response => ({
  description,
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: refusalRef }, { properties: { error: { enum: [...codes] } } }] },
    },
  },
})

const refused = (route: AppRoute, codes: readonly string[]): Response | Reference => {
  const [only] = codes
  if (
    codes.length === 1 &&
    only !== undefined &&
    docsOf(route).errors[only as ServiceErrorCode] === undefined
  )
    return { $ref: `#/components/responses/${only}` }
  return refusalResponse(
    codes.map(code => `\`${code}\`: ${errorDescription(route, code)}`).join('\n\n'),
    codes,
  )
}

const answered = (
  route: AppRoute,
  { status, contentType, schema }: ReturnType<typeof answersOf>[number],
): Response => {
  if (schema === undefined) return { description: status === 204 ? 'Done.' : 'The browser is redirected.' }
  const isJson = contentType === 'application/json'
  const shape: JsonSchema = isJson
    ? jsonSchema(schema)
    : { type: 'string', description: schema.description ?? '' }
  const { events, example } = docsOf(route)
  const { answer } = example.valid
  return {
    description: shape.description ?? 'The answer.',
    content: {
      [contentType]: {
        schema: shape,
        ...(isJson && answer.status === status && answer.body !== undefined && { example: answer.body }),
        ...(events !== undefined && { 'x-event-data': jsonSchema(events) }),
      },
    },
  }
}

const responsesOf = (route: AppRoute): Operation['responses'] =>
  Object.fromEntries(
    answersOf(route).map(answer => [
      String(answer.status),
      answer.status >= firstRefusal && answer.schema !== undefined
        ? refused(route, codesOf(answer.schema))
        : answered(route, answer),
    ]),
  )

const parameterPlaces = [
  { part: 'pathParams', in: 'path', from: (call: ExampleCall) => call.params },
  { part: 'query', in: 'query', from: (call: ExampleCall) => call.query },
  { part: 'headers', in: 'header', from: (call: ExampleCall) => call.headers },
] as const

const parametersOf = (route: AppRoute): readonly Parameter[] =>
  parameterPlaces.flatMap(place => {
    const schema = requestSchema(route, place.part)
    if (schema === undefined) return []
    const { properties = {}, required = [] } = jsonSchema(schema)
    return Object.entries(properties).map(([name, shape]) => {
      const described: JsonSchema = typeof shape === 'object' ? shape : {}
      const example = place.from(docsOf(route).example.valid)?.[name]
      return {
        name,
        in: place.in,
        required: required.includes(name),
        description: described.description ?? '',
        schema: described,
        ...(example !== undefined && { example }),
      }
    })
  })

const bodyOf = (route: AppRoute): Operation['requestBody'] => {
  const schema = requestSchema(route, 'body')
  if (schema === undefined) return undefined
  const { valid, invalid } = docsOf(route).example
  const contentType = ('contentType' in route ? route.contentType : undefined) ?? 'application/json'
  return {
    required: !schema.safeParse(undefined).success,
    content: {
      [contentType]: {
        schema: jsonSchema(schema),
        examples: {
          ...(valid.body !== undefined && { valid: { summary: 'A valid request.', value: valid.body } }),
          ...(invalid.body !== undefined && {
            invalid: { summary: `Refused as ${invalid.error}.`, value: invalid.body },
          }),
        },
      },
    },
  }
}

const operationIdOf = (name: string): string =>
  name.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase())

const operationOf = (name: string, route: AppRoute): Operation => {
  const parameters = parametersOf(route)
  const requestBody = bodyOf(route)
  return {
    operationId: operationIdOf(name),
    tags: [name.slice(0, name.lastIndexOf('.'))],
    summary: route.summary ?? '',
    description: `${route.description ?? ''}\n\nUnits: ${docsOf(route).units}`,
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses: responsesOf(route),
  }
}

const pathOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

/** The OpenAPI document of a contract. */
export const openapiDocument = (contract: AppRouter, info: Info): OpenapiDocument => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { name, route } of everyRoute(contract)) {
    const path = pathOf(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: 'http://localhost:3000', description: 'The mock service on this machine.' }],
    tags: Object.keys(contract).map(name => ({ name })),
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusal) },
      responses: Object.fromEntries(
        [...commonRefusals].map(([code, description]) => [
          code,
          refusalResponse(`\`${code}\`: ${description}`, [code]),
        ]),
      ),
    },
  }
}
