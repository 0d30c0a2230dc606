import { once } from 'node:events'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { serviceLogger } from '../src/app/logger.ts'
import { applicant } from './application.ts'
import { listen, stateOf } from './kiosk.ts'
import { rawConnection } from './rawConnection.ts'
import { testApp } from './testApp.ts'

const line = z.looseObject({
  level: z.number(),
  method: z.string().nullish(),
  route: z.string().nullish(),
  status: z.number().nullish(),
  milliseconds: z.number().nullish(),
  reqId: z.string().nullish(),
  world: z.string().nullish(),
})

const arrange = async (level: 'info' | 'warn' | 'trace') => {
  const lines: z.infer<typeof line>[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(line.parse(JSON.parse(String(chunk))))
      done()
    },
  })
  const { app } = await testApp({}, {}, undefined, { logger: serviceLogger({ LOG_LEVEL: level }, sink) })
  return { app, lines }
}

test('the log has one line for a call, with its route, status, time, id and world', async () => {
  const { app, lines } = await arrange('info')
  const { headers } = await app.inject({ url: '/v1/transaction/attachment/unknown?name=TAN' })
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number) as number,
      pid: process.pid,
      hostname: expect.any(String) as string,
      method: 'GET',
      route: '/v1/transaction/attachment/:transaction_id',
      status: 404,
      milliseconds: expect.any(Number) as number,
      reqId: headers['x-request-id'],
      world: 'default',
      msg: 'call',
    },
  ])
})

test('the log line of a call to an unknown address does not contain the address', async () => {
  const { app, lines } = await arrange('info')
  await app.inject({ url: '/S1234567D?token=secret' })
  expect(lines).toMatchObject([{ route: null, status: 404, world: null }])
})

test('the log has a line for an undecodable address, without the address', async () => {
  const { app, lines } = await arrange('info')
  await app.inject({ url: '/S1234567D/%E0?token=secret' })
  expect(lines).toMatchObject([{ method: 'GET', route: null, status: 400, world: null, msg: 'call' }])
})

test.each([
  ['malformed HTTP', 'S1234567D secret\r\n\r\n', { method: null, route: null, status: 400 }],
  [
    'headers that are too large',
    `GET /S1234567D HTTP/1.1\r\nHost: a\r\nX: ${'secret'.repeat(5_000)}\r\n\r\n`,
    { method: null, route: null, status: 400 },
  ],
  [
    'a body that is malformed from its first byte',
    'POST /v1/premise/street-name HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Transfer-Encoding: chunked\r\n\r\nsecret\r\n',
    { method: null, route: null, status: 400 },
  ],
])('the log has one line for %s, without a value from the caller', async (_what, text, expected) => {
  const { app, lines } = await arrange('info')
  const connection = await rawConnection(await app.listen({ port: 0, host: '127.0.0.1' }))
  await connection.send(text)
  await connection.closed
  await app.close()
  const calls = lines.filter(({ msg }) => msg === 'call')
  expect(calls).toMatchObject([expected])
  expect(JSON.stringify(lines)).not.toMatch(/S1234567D|secret/)
})

test('the log has one line for a body that becomes malformed while it is read', async () => {
  const { app, lines } = await arrange('info')
  const connection = await rawConnection(await app.listen({ port: 0, host: '127.0.0.1' }))
  const reading = once(app.server, 'request')
  await connection.send(
    'POST /v1/premise/street-name HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
  )
  await reading
  await setImmediate()
  await connection.send('secret\r\n')
  await connection.closed
  await app.close()
  expect(lines.filter(({ msg }) => msg === 'call')).toHaveLength(1)
})

test('the log has no line for a connection that sends nothing', async () => {
  const { app, lines } = await arrange('info')
  const connection = await rawConnection(await app.listen({ port: 0, host: '127.0.0.1' }))
  connection.hangUp()
  await app.close()
  expect(lines.filter(({ msg }) => msg === 'call')).toEqual([])
})

test('the log has a line for a call that a fault drops, without a status', async () => {
  const { app, lines } = await arrange('info')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const payload = { operation: 'premise.streetName', effect: { kind: 'drop' } }
  await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
  const call = fetch(`${origin}/v1/premise/street-name`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  await expect(call).rejects.toThrow('fetch failed')
  expect(lines.filter(({ route }) => route === '/v1/premise/street-name')).toMatchObject([{ status: null }])
})

test('the log has a line for a stream when it opens', async () => {
  const { app, lines } = await arrange('info')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await listen(origin, { state: stateOf(await applicant(app).start()) })
  onTestFinished(stream.hangUp)
  await stream.heard(1)
  expect(lines).toContainEqual(
    expect.objectContaining({ route: '/khaos/v1/upload/event', status: 200, world: 'default' }),
  )
})

test('the log has no lines for calls at level warn', async () => {
  const { app, lines } = await arrange('warn')
  await app.inject({ url: '/appconfig' })
  expect(lines).toEqual([])
})

test('the log shows an error without queries of addresses and without the values that libraries attach', () => {
  let text = ''
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  const error = Object.assign(new Error('GET /upload?s=secret failed'), { detail: 'Key (email)=(canary)' })
  serviceLogger({ LOG_LEVEL: 'trace' }, sink).error({ err: error }, 'the service failed')
  expect(text).toContain('/upload?…')
  expect(text).not.toContain('secret')
  expect(text).not.toContain('canary')
})
