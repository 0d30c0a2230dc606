import type { AppRoute } from '@ts-rest/core'
import { z } from 'zod'
import type { Credential } from '../../src/credentials.ts'
import type { ExampleCall } from '../../src/endpointDocs.ts'
import type { SchemaOf } from './components.ts'
import { type JsonSchema, jsonSchema } from './jsonSchema.ts'
import { answersOf, docsOf, requestSchema } from './parts.ts'
import { responsesOf } from './responses.ts'
import type { Operation, Parameter, Security } from './types.ts'

const parameterPlaces = [
  { part: 'pathParams', in: 'path', from: (call: ExampleCall) => call.params },
  { part: 'query', in: 'query', from: (call: ExampleCall) => call.query },
  { part: 'headers', in: 'header', from: (call: ExampleCall) => call.headers },
] as const

const isNumeric = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number'

/** The parameters of a call. The credentials say what is in the header Authorization. */
const parametersOf = (route: AppRoute, schemaOf: SchemaOf): readonly Parameter[] =>
  parameterPlaces.flatMap(place => {
    const schema = requestSchema(route, place.part)
    if (schema === undefined) return []
    const { properties = {}, required = [] } = jsonSchema(schema)
    return Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
      if (name === 'authorization') return []
      const described: JsonSchema = typeof properties[name] === 'object' ? properties[name] : {}
      const example = place.from(docsOf(route).example.valid)?.[name]
      return [
        {
          name,
          in: place.in,
          required: required.includes(name),
          description: described.description ?? '',
          schema: schemaOf(field),
          ...(example !== undefined && { example: isNumeric(described) ? Number(example) : example }),
        },
      ]
    })
  })

const bodyOf = (route: AppRoute, schemaOf: SchemaOf): Operation['requestBody'] => {
  const schema = requestSchema(route, 'body')
  if (schema === undefined) return undefined
  const { valid } = docsOf(route).example
  const contentType = ('contentType' in route ? route.contentType : undefined) ?? 'application/json'
  return {
    required: !schema.safeParse(undefined).success,
    content: {
      [contentType]: {
        schema: schemaOf(schema),
        ...(valid.body !== undefined && { example: valid.body }),
      },
    },
  }
}

/** The ways to make a call with one of these credentials. */
export const securityOf = (credentials: readonly Credential[]): Security =>
  credentials.map(credential => (credential === 'none' ? {} : { [credential]: [] }))

/** The name of a call in generated clients. */
export const operationIdOf = (name: string): string =>
  name.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase())

/** The fields of a part of a request. */
const fieldsOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> => {
  if (!(schema instanceof z.ZodObject)) throw new TypeError('A part of an address or a header is an object')
  return schema.shape
}

/** The schemas of a call with names made of its own, where they have no other one. */
export const schemasOfCall = (
  name: string,
  route: AppRoute,
): readonly { readonly schema: z.ZodType; readonly name?: string | undefined }[] => {
  const id = operationIdOf(name)
  const own = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const body = requestSchema(route, 'body')
  const { events } = docsOf(route)
  return [
    ...parameterPlaces.flatMap(({ part }) => {
      const schema = requestSchema(route, part)
      return schema === undefined ? [] : Object.values(fieldsOf(schema)).map(field => ({ schema: field }))
    }),
    // An optional body is nothing, which needs no name.
    ...(body === undefined
      ? []
      : [{ schema: body, name: body.safeParse(undefined).success ? undefined : `${own}Body` }]),
    ...answersOf(route).flatMap(({ status, contentType, schema }) =>
      schema !== null && status < 400 && contentType === 'application/json'
        ? [{ schema, name: `${own}Answer` }]
        : [],
    ),
    ...(events === undefined ? [] : [{ schema: events }]),
  ]
}

/** A call as an operation of the document. */
export const operationOf = (name: string, route: AppRoute, schemaOf: SchemaOf): Operation => {
  const { credentials, rules, units, example } = docsOf(route)
  const parameters = parametersOf(route, schemaOf)
  const requestBody = bodyOf(route, schemaOf)
  return {
    operationId: operationIdOf(name),
    tags: [name.slice(0, name.lastIndexOf('.'))],
    summary: route.summary ?? '',
    description: `${route.description ?? ''}\n\nUnits: ${units}`,
    ...(credentials !== undefined && { security: securityOf(credentials) }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses: responsesOf(route, schemaOf),
    ...(rules !== undefined && { 'x-rules': rules }),
    'x-refused-request': example.invalid,
  }
}
