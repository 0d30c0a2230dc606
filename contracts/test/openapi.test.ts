import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arazzoFile } from '../scripts/arazzo.ts'
import { documents, openapiFiles } from '../scripts/openapi/documents.ts'
import { versionFile } from '../scripts/versionFile.ts'
import { schemasFile } from '../scripts/openapi/schemasFile.ts'
import { docsOf } from '../scripts/openapi/parts.ts'
import type { OpenapiDocument, Response } from '../scripts/openapi/types.ts'
import { everyAnswerHas } from '../src/answerHeaders.ts'
import { control } from '../src/control/control.ts'
import { refusal } from '../src/errors.ts'
import { everyRoute } from '../src/everyRoute.ts'
import { contract } from '../src/index.ts'

test.each([versionFile, ...openapiFiles, schemasFile, arazzoFile])('%s is up to date', (name, text) => {
  expect(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(text)
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object in a part of a document, with the path to it. */
const everyObject = (
  part: unknown,
  path = '#',
): readonly (readonly [string, Readonly<Record<string, unknown>>])[] => {
  if (Array.isArray(part)) return part.flatMap((inner, index) => everyObject(inner, `${path}/${index}`))
  if (!isObject(part)) return []
  return [
    [path, part],
    ...Object.entries(part).flatMap(([name, inner]) => everyObject(inner, `${path}/${name}`)),
  ]
}

/** The part of a document to which a reference points. */
const resolve = (document: OpenapiDocument, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, step) => (isObject(part) ? part[step] : undefined), document)

describe.each([
  ['the service', contract, documents['openapi.json']],
  ['the control API', control, documents['openapi.control.json']],
] as const)('the document of %s', (_name, router, document) => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  /** Every answer of every call; a common one is in `components`. */
  const responses = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).map(([status, response]) => ({
      call: `${operation.operationId} ${status}`,
      status: Number(status),
      response: ('$ref' in response ? resolve(document, response.$ref) : response) as Response,
    })),
  )

  test('has every call once', () => {
    expect(operations).toHaveLength(everyRoute(router).length)
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  })

  test('resolves every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    )
    expect(references.length).toBeGreaterThan(0)
    expect(
      references.filter(reference => !reference.startsWith('#/') || !resolve(document, reference)),
    ).toEqual([])
  })

  test('writes an object of several fields once, under a name', () => {
    const places = new Map<string, string[]>()
    for (const [path, part] of everyObject([document.paths, document.components])) {
      const { properties } = part
      if (part['type'] !== 'object' || !isObject(properties) || Object.keys(properties).length < 2) continue
      const key = JSON.stringify(part)
      places.set(key, [...(places.get(key) ?? []), path])
    }
    expect(places.size).toBeGreaterThan(0)
    expect([...places.values()].filter(paths => paths.length > 1)).toEqual([])
  })

  test('declares each name in a path as a required parameter', () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? []).filter(parameter => parameter.in === 'path')
      expect(declared.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(declared.every(({ required }) => required)).toBe(true)
    }
  })

  test('tags each call with a tag that it describes', () => {
    const described = document.tags.filter(({ description }) => description !== '').map(({ name }) => name)
    expect(
      operations.flatMap(({ operation }) => operation.tags).filter(tag => !described.includes(tag)),
    ).toEqual([])
  })

  test('describes every answer, and the headers that all of them have', () => {
    const incomplete = responses.filter(
      ({ response }) =>
        response.description.trim() === '' || everyAnswerHas.some(name => !(name in response.headers)),
    )
    expect(incomplete.map(({ call }) => call)).toEqual([])
  })

  test('says when a call that is refused for the moment may be made again', () => {
    const temporary = responses.filter(({ status }) => status === 429 || status === 503)
    expect(temporary.length).toBeGreaterThan(0)
    expect(temporary.filter(({ response }) => !('Retry-After' in response.headers))).toEqual([])
  })

  test('has an example of each code with which a call is refused', () => {
    const refusals = responses.filter(({ status }) => status >= 400)
    const wrong = refusals.filter(({ response }) => {
      const { schema, examples = {} } = response.content?.['application/json'] ?? {}
      const codes = schema?.allOf?.flatMap(part =>
        isObject(part) && isObject(part.properties?.['error']) ? part.properties['error']['enum'] : [],
      )
      const values = Object.values(examples).map(({ value }) => refusal.parse(value).error)
      return codes === undefined || codes.length === 0 || codes.join() !== values.join()
    })
    expect(refusals.length).toBeGreaterThan(0)
    expect(wrong.map(({ call }) => call)).toEqual([])
  })

  test('names a credential of each call that is refused without one', () => {
    const usual = document.security
    const without = everyRoute(router).filter(({ name, route }) => {
      const { errors, credentials } = docsOf(route)
      const isRefused = 'unauthorized' in errors
      const named = credentials ?? usual.flatMap(scheme => Object.keys(scheme))
      // A screen gets its credential by this call, and is refused when it is a kiosk.
      return isRefused !== named.some(credential => credential !== 'none') && name !== 'kiosk.credential'
    })
    expect(without.map(({ name }) => name)).toEqual(['transaction.start'].filter(() => router === contract))
  })
})

test('a rule that no schema can say is there in words', () => {
  const { schemas } = documents['openapi.json'].components
  expect(schemas['Nric']?.['x-rules']).toContain('Please enter valid NRIC or FIN')
  expect(schemas['SubmitBody']?.['x-rules']).toContain('Please provide a different contact number')
  expect(documents['openapi.json'].paths['/v1/transaction/submit']?.['post']?.['x-rules']).toHaveLength(3)
})

test('an example of an invalid request has the issues with which it is refused', () => {
  const { responses } = documents['openapi.json'].paths['/v1/premise/lookup-utilities']?.['post'] ?? {}
  const invalid = responses?.['400']
  if (invalid === undefined || !('content' in invalid)) throw new Error('The call has no answer 400')
  const { examples } = invalid.content?.['application/json'] ?? {}
  expect(examples?.['invalid_request']?.value).toMatchObject({
    issues: [{ path: 'postal_code', message: 'Postal Code must be 6 digits' }],
  })
})

test.each([
  ['/v1/transaction/attachment', 'post', 'request', 'multipart/form-data'],
  ['/v1/eSignature/upload', 'post', 'request', 'multipart/form-data'],
  ['/v1/payment/callback', 'post', 'request', 'application/x-www-form-urlencoded'],
  ['/GW2/TxnReqListenerToHost', 'post', 'request', 'application/x-www-form-urlencoded'],
  ['/v1/eSignature/generateOpenAccountPDF', 'post', 'answer', 'application/pdf'],
  ['/khaos/v1/upload/event', 'get', 'answer', 'text/event-stream'],
  ['/oidc/myinfo/authorize/{state_id}/{linker}', 'get', 'answer', 'text/html'],
])('%s %s describes its %s as %s', (path, method, side, contentType) => {
  const operation = documents['openapi.json'].paths[path]?.[method]
  const answer = operation?.responses['200']
  const content =
    side === 'request'
      ? operation?.requestBody?.content
      : answer !== undefined && 'content' in answer && answer.content
  expect(Object.keys(content || {})).toEqual([contentType])
})
