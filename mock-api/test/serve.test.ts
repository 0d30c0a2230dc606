import { contract } from '@open-account/contracts'
import { everyAnswerHas } from '@open-account/contracts/answerHeaders'
import type { EndpointDocs, ExampleCall } from '@open-account/contracts/endpointDocs'
import { everyRoute } from '@open-account/contracts/everyRoute'
import { type Handlers, serve, serverOptions } from '@open-account/contracts/fastify'
import { refusalBody } from '@open-account/contracts/refusalBody'
import multipartReader from '@fastify/multipart'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { multipart } from '../src/subjects/seeding/multipart.ts'
import { testApp } from './testApp.ts'

const formType = 'application/x-www-form-urlencoded'
const json = { 'content-type': 'application/json' }

const docsOf = (metadata: unknown): EndpointDocs => metadata as EndpointDocs

/** A server of another team: it answers each valid call with the example of the contract. */
const otherServer = async (): Promise<FastifyInstance> => {
  const app = fastify({ ...serverOptions, bodyLimit: 262_144 })
  await app.register(multipartReader)
  const handlers: Record<string, Record<string, unknown>> = {}
  for (const { name, route } of everyRoute(contract)) {
    const [resource = '', call = ''] = name.split('.')
    const { status, body } = docsOf(route.metadata).example.valid.answer
    handlers[resource] = { ...handlers[resource], [call]: () => Promise.resolve({ status, body }) }
  }
  serve(app, contract, handlers as unknown as Handlers<typeof contract>)
  return app
}

const requestOf = (
  { method, path, contentType }: { method: string; path: string; contentType?: string },
  { params = {}, query, headers, body }: ExampleCall,
): InjectOptions => {
  const address = path.replaceAll(/:(\w+)/g, (_whole, name: string) => params[name] ?? '')
  const sent = { method: method as 'GET', url: address, query: { ...query } }
  if (contentType === 'multipart/form-data')
    return { ...sent, ...multipart(Buffer.from('%PDF-1.7'), { ...headers }) }
  if (contentType === formType)
    return {
      ...sent,
      headers: { ...headers, 'content-type': formType },
      payload: new URLSearchParams(body as Record<string, string>).toString(),
    }
  return { ...sent, headers: { ...headers }, ...(body !== undefined && { payload: body as object }) }
}

/** Calls whose invalid example fails its schema. The parts of a multipart body are read by the handler. */
const invalidExamples = everyRoute(contract).flatMap(({ name, route }) => {
  const { invalid } = docsOf(route.metadata).example
  if (invalid.refusedBy !== 'shape') return []
  const contentType = 'contentType' in route ? route.contentType : undefined
  if (contentType === 'multipart/form-data' && invalid.query === undefined) return []
  const { method, path } = route
  return [[name, requestOf({ method, path, ...(contentType && { contentType }) }, invalid)] as const]
})

const streetName = { method: 'POST', url: '/v1/premise/street-name' } as const
const callback = { method: 'POST', url: '/v1/payment/callback' } as const

const invalidRequests: readonly (readonly [string, InjectOptions])[] = [
  ['broken JSON', { ...streetName, headers: json, payload: '{"a":1' }],
  ['no body', streetName],
  ['an empty body', { ...streetName, headers: json, payload: '' }],
  ['a field twice', { ...streetName, headers: json, payload: '{"a":1,"a":2}' }],
  ['a field of the prototype', { ...streetName, headers: json, payload: '{"__proto__":{"a":1}}' }],
  [
    'another content type',
    { ...streetName, headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
  ],
  ['plain text', { ...streetName, headers: { 'content-type': 'text/plain' }, payload: 'a' }],
  ['a form where JSON belongs', { ...streetName, headers: { 'content-type': formType }, payload: 'a=1' }],
  ['JSON where a form belongs', { ...callback, payload: {} }],
  ['a form with a field twice', { ...callback, headers: { 'content-type': formType }, payload: 'a=1&a=2' }],
  ['more than the limit', { ...streetName, headers: json, payload: JSON.stringify('a'.repeat(300_000)) }],
  ['an unknown address', { url: '/v1/nothing' }],
  ['an address that cannot be decoded', { url: '/payment/%E0%A4%A' }],
  ['an id that is too long', { url: `/payment/${'a'.repeat(600)}` }],
  ['HEAD', { method: 'HEAD', url: contract.appconfig.read.path }],
]

describe('a server that serves the contract by `serve`', () => {
  let other: FastifyInstance
  beforeAll(async () => {
    other = await otherServer()
    return () => other.close()
  })

  test.each([...invalidExamples, ...invalidRequests])(
    'answers an invalid request like the mock service: %s',
    async (_what, request) => {
      const { app } = await testApp()
      const [expected, answer] = [await app.inject(request), await other.inject(request)]
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect([answer.statusCode, answer.body]).toEqual([expected.statusCode, expected.body])
      expect(answer.headers['content-type']).toBe(expected.headers['content-type'])
      for (const name of everyAnswerHas) expect(answer.headers).toHaveProperty(name.toLowerCase())
    },
  )

  test('gives a valid request to its handler, with the values of its schema, and sends the answer', async () => {
    const { valid } = contract.premise.lookUpUtilities.metadata.example
    const app = fastify(serverOptions)
    const { lookUpUtilities } = contract.premise
    serve(
      app,
      { premise: { lookUpUtilities } },
      {
        premise: {
          lookUpUtilities: ({ query, body }) => ({
            status: 200,
            body: { premise_no: `${query.utilities}-${body.floor}` },
          }),
        },
      },
    )
    const payload = { ...valid.body, floor: ' 09 ' }
    const answer = await app.inject({ method: 'POST', url: lookUpUtilities.path, payload })
    expect([answer.statusCode, answer.json()]).toEqual([200, { premise_no: '1-09' }])
  })

  test('sends the refusal of a handler, and hides why a handler failed', async () => {
    const { read, live } = contract.health
    const app = fastify(serverOptions)
    serve(
      app,
      { health: { read, live } },
      {
        health: {
          read: () => ({ status: 503, body: refusalBody('unavailable') }),
          live: () => Promise.reject(new Error('The password is 1234')),
        },
      },
    )
    const refused = await app.inject({ url: read.path })
    expect(refused.json()).toEqual(refusalBody('unavailable'))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    const failed = await app.inject({ url: live.path })
    expect([failed.statusCode, failed.json()]).toEqual([500, refusalBody('server_error')])
  })
})
