import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { applicant } from './application.ts'
import { listen, stateOf } from './kiosk.ts'
import { testApp } from './testApp.ts'

const token = 'a-control-token-of-a-test'

const arrange = async (variables: Record<string, string> = {}) => {
  const { app, service } = await testApp({ METRICS: 'on', ...variables })
  const read = (headers: Record<string, string> = {}) => app.inject({ url: '/metrics', headers })
  /** The values by the name of the metric with its labels. */
  const values = async (): Promise<ReadonlyMap<string, number>> => {
    const lines = (await read()).body.split('\n').filter(line => line !== '' && !line.startsWith('#'))
    return new Map(
      lines.map(line => [
        line.slice(0, line.lastIndexOf(' ')),
        Number(line.slice(line.lastIndexOf(' ') + 1)),
      ]),
    )
  }
  return { app, service, read, values }
}

const start = '/v1/transaction?appDomain=residential&appType=personal'

test('The metrics count calls with their time, and refusals by code', async () => {
  const { app, values } = await arrange()
  for (const url of [start, start, '/v1/transaction?appDomain=moon', '/v1/nothing?name=TAN'])
    await app.inject({ url })
  const found = await values()
  const calls = (status: number, route = '/v1/transaction') =>
    found.get(`open_account_call_duration_seconds_count{method="GET",route="${route}",status="${status}"}`)
  expect([calls(200), calls(400), calls(404, 'none')]).toEqual([2, 1, 1])
  expect(
    found.get('open_account_call_duration_seconds_sum{method="GET",route="/v1/transaction",status="200"}'),
  ).toBeGreaterThan(0)
  expect(found.get('open_account_refusals_total{route="/v1/transaction",code="invalid_request"}')).toBe(1)
  expect(found.get('nodejs_eventloop_lag_seconds')).toBeDefined()
})

test('The metrics count worlds, and say when the store does not answer', async () => {
  const { app, service, values } = await arrange()
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: {} })
  const found = await values()
  expect([found.get('open_account_worlds'), found.get('open_account_store_up')]).toEqual([2, 1])
  await service.db.schema.alterTable('worlds').renameTo('lost').execute()
  const without = await values()
  expect([without.get('open_account_worlds'), without.get('open_account_store_up')]).toEqual([undefined, 0])
})

test('The metrics count the streams that are open', async () => {
  const { app, values } = await arrange()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async () => (await values()).get('open_account_open_streams{route="/khaos/v1/upload/event"}')
  const stream = await listen(origin, { state: stateOf(await applicant(app).start()) })
  onTestFinished(stream.hangUp)
  await stream.heard(1)
  expect(await open()).toBe(1)
  stream.hangUp()
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 10_000 })
})

test('The metrics contain no id, no name of a world and no value of a caller', async () => {
  const { app, read } = await arrange()
  const headers = { 'x-world': 'world-of-tan' }
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'world-of-tan' } })
  const { start: begin } = applicant(app, headers)
  const stateId = await begin()
  await app.inject({ url: `/v1/transaction/attachment/${stateId}?name=S1234567D`, headers })
  await app.inject({ url: `/${stateId}/S1234567D`, headers })
  const { body } = await read()
  expect(body).toContain('/v1/transaction/attachment/:transaction_id')
  for (const secret of ['world-of-tan', stateId, 'S1234567D']) expect(body).not.toContain(secret)
})

describe('The metrics are served', () => {
  const bearer = { authorization: `Bearer ${token}` }
  test.each([
    ['without a token on loopback', {}, {}, 200],
    ['not to another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['not under the name of another site', {}, { host: 'evil.example' }, 403],
    ['not without the control token', { CONTROL_TOKEN: token }, {}, 401],
    ['with the control token', { CONTROL_TOKEN: token }, bearer, 200],
    ['with the control token where CONTROL is off', { CONTROL_TOKEN: token, CONTROL: 'off' }, bearer, 200],
    ['beyond loopback not without a token', { HOST: '0.0.0.0', CONTROL: 'off' }, {}, 401],
    ['only where METRICS is on', { METRICS: 'off' }, {}, 404],
  ] as const)('%s', async (_case, variables, headers, status) => {
    const { read } = await arrange(variables)
    expect((await read(headers)).statusCode).toBe(status)
  })
})
