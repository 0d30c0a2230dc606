import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openapiDocument } from '../scripts/openapi/document.ts'
import { openapiFiles } from '../scripts/openapi/documents.ts'
import { control } from '../src/control/control.ts'
import { everyRoute } from '../src/everyRoute.ts'
import { contract } from '../src/index.ts'

const info = { title: 'Test', version: '0.0.0', description: 'Test.' }

test.each(openapiFiles)('%s is up to date', (name, text) => {
  expect(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(text)
})

describe.each([
  ['the service', contract],
  ['the control API', control],
])('the document of %s', (_name, router) => {
  const document = openapiDocument(router, info)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  test('has every call once', () => {
    expect(operations).toHaveLength(everyRoute(router).length)
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  })

  test('resolves every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    )
    const unresolved = references.filter(reference => {
      const steps = reference.split('/')
      const found = steps
        .slice(1)
        .reduce<unknown>(
          (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
          document,
        )
      return steps[0] !== '#' || found === undefined
    })
    expect(references.length).toBeGreaterThan(0)
    expect(unresolved).toEqual([])
  })

  test('declares each name in a path as a required parameter', () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? []).filter(parameter => parameter.in === 'path')
      expect(declared.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(declared.every(({ required }) => required)).toBe(true)
    }
  })

  test('tags each call with a tag it declares', () => {
    const declared = new Set(document.tags.map(({ name }) => name))
    expect(operations.flatMap(({ operation }) => operation.tags).filter(tag => !declared.has(tag))).toEqual(
      [],
    )
  })

  test('describes every answer', () => {
    const undescribed = operations.flatMap(({ path, operation }) =>
      Object.entries(operation.responses)
        .filter(([, response]) => 'description' in response && response.description.trim() === '')
        .map(([status]) => `${path} ${status}`),
    )
    expect(undescribed).toEqual([])
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
  const operation = openapiDocument(contract, info).paths[path]?.[method]
  const answer = operation?.responses['200']
  const content =
    side === 'request'
      ? operation?.requestBody?.content
      : answer !== undefined && 'content' in answer && answer.content
  expect(Object.keys(content || {})).toEqual([contentType])
})
