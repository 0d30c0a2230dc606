import { describe, expect, test } from 'vitest'
import { codesOf, everySchema, type JsonSchema, jsonSchema } from '../scripts/openapi/jsonSchema.ts'
import { answersOf, requestParts, requestSchema, docsOf } from '../scripts/openapi/parts.ts'
import { control } from '../src/control/control.ts'
import { commonRefusals, type ServiceErrorCode } from '../src/errors.ts'
import { everyRoute } from '../src/everyRoute.ts'
import { contract } from '../src/index.ts'
import { answerProblems, isProse, refusedParts } from './exampleProblems.ts'

const routes = [...everyRoute(contract), ...everyRoute(control, 'control.')]
const firstRefusal = 400

const isDescribed = (schema: JsonSchema | boolean): boolean =>
  typeof schema === 'object' &&
  ((schema.description ?? '') !== '' ||
    schema.type === 'null' ||
    schema.const === '' ||
    (schema.anyOf !== undefined && schema.anyOf.every(isDescribed)))

const jsonOf = (route: (typeof routes)[number]['route']) => [
  ...requestParts.flatMap(part => requestSchema(route, part) ?? []),
  ...answersOf(route).flatMap(({ schema, contentType }) =>
    schema === null || contentType !== 'application/json' ? [] : [schema],
  ),
]

const refusalsOf = (route: (typeof routes)[number]['route']): readonly string[] =>
  answersOf(route).flatMap(({ status, schema }) =>
    status < firstRefusal || schema === null ? [] : codesOf(schema),
  )

test('no two calls share a method and a path', () => {
  const places = routes.map(({ route }) => `${route.method} ${route.path}`)
  expect(new Set(places).size).toBe(places.length)
})

describe.each(routes)('$name', ({ route }) => {
  const docs = docsOf(route)

  test('describes its purpose and its units in sentences', () => {
    expect(route.summary).toMatch(/^[A-Z].{7,}/)
    expect(isProse(route.description)).toBe(true)
    expect(isProse(docs.units)).toBe(true)
    expect((docs.rules ?? []).every(isProse)).toBe(true)
  })

  test('describes every field at every depth', () => {
    const undescribed = jsonOf(route).flatMap(schema =>
      everySchema(jsonSchema(schema)).flatMap(([path, { properties = {} }]) =>
        Object.entries(properties)
          .filter(([, inner]) => !isDescribed(inner))
          .map(([name]) => `${path}.${name}`),
      ),
    )
    expect(undescribed).toEqual([])
  })

  test('types every field', () => {
    const untyped = jsonOf(route).flatMap(schema =>
      everySchema(jsonSchema(schema))
        .filter(([, { type, anyOf, oneOf, allOf, const: literal, enum: list }]) =>
          [type, anyOf, oneOf, allOf, literal, list].every(keyword => keyword === undefined),
        )
        .map(([path]) => path),
    )
    const records = jsonOf(route).flatMap(schema =>
      everySchema(jsonSchema(schema))
        .filter(([, { additionalProperties }]) => typeof additionalProperties === 'object')
        .map(([path]) => path),
    )
    expect([...untyped, ...records]).toEqual([])
  })

  test('accepts closed requests only', () => {
    const parts = [requestSchema(route, 'query'), requestSchema(route, 'body')]
    const open = parts.flatMap(schema =>
      schema === undefined
        ? []
        : everySchema(jsonSchema(schema))
            .filter(
              ([, { type, additionalProperties }]) => type === 'object' && additionalProperties !== false,
            )
            .map(([path]) => path),
    )
    expect(open).toEqual([])
  })

  test('describes each of its own refusals, and no other', () => {
    const own = refusalsOf(route).filter(code => !commonRefusals.has(code as ServiceErrorCode))
    expect(Object.keys(docs.errors).toSorted()).toEqual(own.toSorted())
    expect(Object.values(docs.errors).every(isProse)).toBe(true)
  })

  test('accepts its valid example', () => {
    expect(refusedParts(route, docs.example.valid)).toEqual([])
  })

  test('has an answer to its valid example that fits the schema, without other fields', () => {
    expect(answerProblems(route)).toEqual([])
  })

  test('refuses its invalid example with the listed error', () => {
    const { invalid } = docs.example
    expect(refusalsOf(route)).toContain(invalid.error)
    expect(refusedParts(route, invalid)).toHaveLength(invalid.refusedBy === 'shape' ? 1 : 0)
    expect(invalid.refusedBy === 'shape' ? invalid.error : 'invalid_request').toBe('invalid_request')
  })
})
