import { createHash } from 'node:crypto'
import { contract } from '@open-account/contracts'
import { control } from '@open-account/contracts/control/control'
import { detailedCalls, loggedTextLimit } from '@open-account/contracts/control/requestLogEntry'
import { everyRoute } from '@open-account/contracts/everyRoute'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import {
  readRequestLog,
  requestLogLimits,
  requestLogWriter,
  trimRequestLog,
} from '../src/store/requestLog.ts'
import { waitingCall } from '../src/store/requestLogBatch.ts'
import { callsWithSecrets, isSecretName, redactedJson } from '../src/subjects/requestLog/secrets.ts'
import { applicant } from './application.ts'
import { storedCall } from './storedCall.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

const streetName = '/v1/premise/street-name'
const json = { 'content-type': 'application/json' }
const list = control.requestLog.list.responses[200]
const entry = control.requestLog.read.responses[200]

const arrange = async (
  variables: Readonly<Record<string, string>> = {},
  database?: Parameters<typeof testApp>[2],
) => {
  const { app, service } = await testApp(variables, {}, database)
  const log = '/mock/v1/worlds/default/request-log'
  const listed = async () => list.parse((await app.inject({ url: log })).json()).entries
  /** The entries with their bodies. */
  const entries = async () =>
    Promise.all(
      (await listed()).map(async ({ id }) =>
        entry.parse((await app.inject({ url: `${log}/entries/${id}` })).json()),
      ),
    )
  const last = async () => {
    const found = (await entries()).at(-1)
    if (found === undefined) throw new Error('The request log is empty')
    return found
  }
  return { app, service, log, listed, entries, last, person: applicant(app) }
}

const valueOf = (fields: readonly { name: string; value: string }[], name: string) =>
  fields.find(field => field.name === name)?.value

describe.each(stores)('The request log on $name', ({ database }) => {
  test('contains the headers and bodies of a call and of its answer', async () => {
    const { app, last } = await arrange({}, database)
    const payload = '{"postcode": "000000", "block":"Bl\u00f6ck"}'
    const answer = await app.inject({
      method: 'POST',
      url: `${streetName}?a=1`,
      headers: { ...json, 'user-agent': 'a test' },
      payload,
    })
    const found = await last()
    expect(found).toMatchObject({
      method: 'POST',
      operation: 'premise.streetName',
      path: streetName,
      query: 'a=1',
      status: answer.statusCode,
      request_id: answer.headers['x-request-id'],
      request: { body: { kind: 'text', text: payload, size: Buffer.byteLength(payload), is_cut: false } },
      answer: { body: { kind: 'text', text: answer.body } },
    })
    expect(valueOf(found.request.headers, 'user-agent')).toBe('a test')
    expect(valueOf(found.answer?.headers ?? [], 'content-type')).toBe('application/json; charset=utf-8')
  })

  test('loses its oldest calls above its limit, and their rules stay counted', async () => {
    const { app, service } = await arrange({}, database)
    const write = requestLogWriter(service.db, service.relaxedCommit)
    const calls = Array.from({ length: requestLogLimits.entries / 2 }, () =>
      waitingCall('default', null, { ...storedCall(), rule: 'premises.found' }),
    )
    for (const id of ['ffffffffff01', 'ffffffffff02', 'ffffffffff03']) await write({ id, calls })
    await trimRequestLog(service.relaxedCommit, 'default', now)
    await trimRequestLog(service.relaxedCommit, 'default', now)
    let remaining = 0
    for await (const { id } of readRequestLog(service.db, 'default')) remaining += Number(id !== '')
    expect(remaining).toBe(requestLogLimits.entries)
    const coverage = (await app.inject({ url: '/mock/v1/worlds/default/coverage' })).json<{
      rules: object[]
    }>()
    expect(coverage.rules).toEqual([{ rule: 'premises.found', count: calls.length * 3 }])
  })

  test('loses calls that are older than a day', async () => {
    const { app, service, listed } = await arrange({}, database)
    await app.inject({ url: '/appconfig' })
    expect(await listed()).toHaveLength(1)
    await trimRequestLog(service.relaxedCommit, 'default', now + requestLogLimits.age + 1)
    expect(await listed()).toEqual([])
  })

  test('has no call from before its world was emptied', async () => {
    const { app, listed } = await arrange({}, database)
    await app.inject({ url: '/appconfig' })
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/reset' })
    expect(await listed()).toEqual([])
  })
})

test.each([
  ['broken JSON', { method: 'POST', url: streetName, headers: json, payload: '{"postcode":' }, 400],
  [
    'an unexpected content type',
    { method: 'POST', url: streetName, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
  ],
  [
    'a body above the limit',
    { method: 'POST', url: streetName, headers: json, payload: `"${'a'.repeat(300_000)}"` },
    413,
  ],
  ['a null character in the address', { method: 'GET', url: '/appconfig?a=%00' }, 400],
  ['a wrong host', { method: 'GET', url: '/appconfig', headers: { host: 'a b' } }, 400],
  [
    'a mistyped address',
    { method: 'POST', url: '/v1/premise/streetname', headers: json, payload: '{}' },
    404,
  ],
] as const)('the request log contains a call that is refused for %s', async (_why, call, status) => {
  const { app, last } = await arrange()
  const answer = await app.inject({ ...call })
  expect(answer.statusCode).toBe(status)
  expect(await last()).toMatchObject({
    method: call.method,
    status,
    error: answer.json<{ error: string }>().error,
    answer: { body: { kind: 'text', text: answer.body } },
  })
})

test('the request log does not contain health checks, pages and calls of the control API', async () => {
  const { app, listed } = await arrange()
  for (const url of ['/health/live', '/mock', '/mock/v1/values', '/mock/v1/unknown', '/unknown-page'])
    await app.inject({ url })
  expect(await listed()).toEqual([])
})

test.each(['before', 'after'])(
  'the request log contains a call that a fault drops %s its effect',
  async when => {
    const { app, last } = await arrange()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const payload = { operation: 'premise.streetName', effect: { kind: 'drop', when } }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
    await expect(fetch(origin + streetName, { method: 'POST', headers: json, body: '{}' })).rejects.toThrow(
      'fetch failed',
    )
    expect(await last()).toMatchObject({
      status: 0,
      rule: 'fault.drop',
      fault: 'drop',
      request: { body: { text: '{}' } },
      answer: null,
    })
  },
)

test('the request log contains the malformed answer of a fault as it was sent', async () => {
  const { app, last } = await arrange()
  const payload = { operation: 'appconfig.read', effect: { kind: 'malformed' } }
  await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
  const { body } = await app.inject({ url: '/appconfig' })
  expect(await last()).toMatchObject({ fault: 'malformed', answer: { body: { text: body } } })
})

test('the request log contains a file by its name, size and hash', async () => {
  const { last, person } = await arrange()
  const content = Buffer.from('%PDF-1.7 the content of a test')
  await person.upload(await person.start(), 'nric_back', 'NRIC back.pdf', content)
  const found = await last()
  expect(found.request.body).toMatchObject({
    kind: 'files',
    files: [{ size: content.length, sha256: createHash('sha256').update(content).digest('hex') }],
  })
  expect(JSON.stringify(found)).not.toContain('the content of a test')
})

test('a long body is cut, and its entry says so', async () => {
  const { app, last } = await arrange()
  const payload = JSON.stringify({ postcode: 'a'.repeat(100_000) })
  await app.inject({ method: 'POST', url: streetName, headers: json, payload })
  expect((await last()).request.body).toEqual({
    kind: 'text',
    text: payload.slice(0, loggedTextLimit),
    size: payload.length,
    is_cut: true,
  })
})

test('the request log contains no secret', async () => {
  const { app, entries, person } = await arrange()
  const secrets = ['123789', 'Bearer-Secret', 'cookie-secret', 'link-secret', 'hash-secret', 'broken-secret']
  await app.inject({
    method: 'POST',
    url: '/v1/accounts/profile/verify-email-otp',
    headers: { ...json, authorization: 'Bearer Bearer-Secret', cookie: 'a=cookie-secret' },
    payload: { transaction_id: await person.start(), email: 'tan@example.com', otp: '123789' },
  })
  await app.inject({ url: '/v1/receipts/link-secret' })
  await app.inject({
    url: '/appconfig?s=link-secret&date_hash=hash-secret',
    headers: { referer: 'http://a/upload?s=link-secret' },
  })
  await app.inject({ method: 'POST', url: streetName, headers: json, payload: '{"otp":"broken-secret' })
  await app.inject({
    method: 'POST',
    url: streetName,
    headers: json,
    payload: String.raw`{"o\u0074p":"hash-secret"}`,
  })
  const { body } = await person.ready()
  await person.submit(body)
  const found = await entries()
  expect(found.length).toBeGreaterThan(5)
  const text = JSON.stringify(found)
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).toContain('[secret]')
  expect(text).toContain('tan@example.com')
})

test('a secret is found at every depth of a JSON text and in its addresses', () => {
  const text = JSON.stringify({
    list: [{ date: '20261201', date_hash: 'x1' }],
    payload: JSON.stringify({ hmac: 'x2' }),
    url: 'https://example.com/upload?s=x3&stateId=a',
    receipt: 'https://example.com/v1/receipts/x4',
    apiKey: 5678,
  })
  const redacted = redactedJson(text)
  for (const secret of ['x1', 'x2', 'x3', 'x4', '5678']) expect(redacted).not.toContain(secret)
  expect(redacted).toContain('20261201')
  expect(redacted).toContain('stateId=a')
})

/** The names of the text fields of a schema. */
const textNames = (schema: unknown): readonly string[] => {
  if (!(schema instanceof z.ZodType)) return []
  const names: string[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('properties' in part && typeof part.properties === 'object' && part.properties !== null)
      for (const [name, inner] of Object.entries(part.properties))
        if (typeof inner === 'object' && inner !== null && !('properties' in inner)) names.push(name)
    Object.values(part).forEach(walk)
  }
  walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))
  return names
}

test('every call with a secret in its JSON is listed', () => {
  const hasSecret = (schema: unknown) => textNames(schema).some(name => isSecretName(name) || name === 'url')
  const expected = everyRoute(contract).flatMap(({ name, route }) => {
    const isForm = 'contentType' in route && route.contentType === 'application/x-www-form-urlencoded'
    const parts = [
      ...(!isForm && 'body' in route && hasSecret(route.body) ? ['request'] : []),
      ...(hasSecret(route.responses[200]) ? ['answer'] : []),
    ]
    return parts.length === 0 ? [] : [[name, parts]]
  })
  expect(callsWithSecrets).toEqual(Object.fromEntries(expected))
})

test.each([{ REQUEST_LOG: 'off' }])('the request log stays empty with %j', async variables => {
  const { app, listed } = await arrange(variables)
  await app.inject({ url: '/appconfig' })
  expect(await listed()).toEqual([])
})

test('an unknown entry is not found', async () => {
  const { app, log } = await arrange()
  expect((await app.inject({ url: `${log}/entries/unknown` })).statusCode).toBe(404)
})

test('Under load only so many calls a second are logged with headers and bodies', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { app, log } = await arrange()
  const call = () => app.inject({ url: '/appconfig', headers: { 'user-agent': 'a test' } })
  for (let count = 0; count <= detailedCalls.atOnce; count += 1) await call()
  const page = async (after = '') => list.parse((await app.inject({ url: `${log}${after}` })).json()).entries
  const read = async (id = '') => entry.parse((await app.inject({ url: `${log}/entries/${id}` })).json())
  const lastDetailed = (await page()).at(detailedCalls.atOnce - 1)
  const [next] = await page(`?after=${lastDetailed?.id}`)
  const detailed = await read(lastDetailed?.id)
  expect(valueOf(detailed.request.headers, 'user-agent')).toBe('a test')
  expect(detailed.answer?.body?.kind).toBe('text')
  const { request, answer, route } = await read(next?.id)
  expect({ request, answer, route }).toEqual({
    request: { headers: [], body: { kind: 'left_out' } },
    answer: { headers: [], body: { kind: 'left_out' } },
    route: '/appconfig',
  })
  vi.advanceTimersByTime(1_000 / detailedCalls.perSecond)
  await call()
  await call()
  const [later, last] = await page(`?after=${next?.id}`)
  expect((await read(later?.id)).answer?.body?.kind).toBe('text')
  expect((await read(last?.id)).answer?.body?.kind).toBe('left_out')
})
