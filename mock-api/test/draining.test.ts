import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import { testApp } from './testApp.ts'

const lastCalls = 200

/** A listening service, with a call that stays open until `answer` is called. */
const arrangeCall = async () => {
  const release = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const sleep = () => {
    arrived.resolve()
    return release.promise
  }
  const { service } = await testApp({ LATENCY_MS: '1' }, { sleep })
  const app = await buildApp(service, { timeouts: { lastCalls } })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const sent = get(`${origin}/v1/transaction?appDomain=residential&appType=personal`, { agent })
  const answered = Promise.withResolvers<{ status: number; connection: string | undefined } | 'cut'>()
  sent.on('error', () => answered.resolve('cut'))
  sent.on('response', response => {
    response.resume()
    answered.resolve({ status: response.statusCode ?? 0, connection: response.headers.connection })
  })
  await arrived.promise
  return { app, origin, answer: release.resolve, answered: answered.promise }
}

test('the service drains from the stop signal until it closes', async () => {
  const { app } = await testApp()
  expect(app.draining.isDraining).toBe(false)
  app.draining.begin()
  expect(app.draining.isDraining).toBe(true)
})

test('a call that is under way is answered, its connection closes, and the stop ends with it', async () => {
  const { app, answer, answered } = await arrangeCall()
  app.draining.begin()
  const closed = app.close()
  answer()
  expect(await answered).toEqual({ status: 200, connection: 'close' })
  await closed
})

test('an answer that began before the stop does not hold its connection open', async () => {
  const { app, answer, answered } = await arrangeCall()
  answer()
  const closed = app.close()
  expect(await answered).toMatchObject({ status: 200 })
  await closed
})

test('a call that takes too long is cut', async () => {
  const { app, answered } = await arrangeCall()
  const begun = performance.now()
  await app.close()
  expect(performance.now() - begun).toBeGreaterThan(lastCalls - 50)
  expect(await answered).toBe('cut')
})

test.each([
  ['never sent a byte', ''],
  ['sent half a request', 'GET /health HTTP/1.1\r\nHost: loc'],
])('a connection that %s does not delay the stop of the service', async (_what, text) => {
  const { service } = await testApp()
  const app = await buildApp(service, { timeouts: { lastCalls } })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  const closed = new Promise(done => socket.on('error', () => undefined).on('close', done))
  await once(socket.resume(), 'connect')
  if (text !== '') await new Promise<void>(done => socket.write(text, () => done()))
  await Promise.all([closed, app.close()])
  expect(socket.destroyed).toBe(true)
})
