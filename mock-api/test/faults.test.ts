import { expect, test } from 'vitest'
import { applicant } from './application.ts'
import { testApp } from './testApp.ts'

const arrange = async () => {
  const waited: number[] = []
  const sleep = (milliseconds: number) => {
    waited.push(milliseconds)
    return Promise.resolve()
  }
  const { app } = await testApp({}, { sleep })
  const url = '/mock/v1/worlds/default/faults'
  const add = (effect: object, times = 1, operation = 'transaction.start') =>
    app.inject({ method: 'POST', url, payload: { operation, effect, times } })
  const start = () => app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal' })
  const list = async () => (await app.inject({ url })).json<{ faults: object[] }>().faults
  const clear = () => app.inject({ method: 'DELETE', url })
  return { app, add, start, list, clear, waited }
}

test('A fault applies as often as requested, and only to its call', async () => {
  const { app, add, start, list } = await arrange()
  await add({ kind: 'status', error: 'unavailable', error_description: 'Closed for lunch.' }, 2)
  expect((await app.inject({ url: '/appconfig' })).statusCode).toBe(200)
  const [first, second, third] = [await start(), await start(), await start()]
  expect(first.json()).toEqual({ error: 'unavailable', error_description: 'Closed for lunch.' })
  expect(first.headers['x-rule']).toBe('fault.status')
  expect([second.statusCode, third.statusCode]).toEqual([503, 200])
  expect(await list()).toEqual([])
})

test('Faults apply in the order in which they were requested', async () => {
  const { add, start, list } = await arrange()
  await add({ kind: 'status', error: 'unavailable' })
  await add({ kind: 'status', error: 'upstream_error' })
  expect(await list()).toMatchObject([{ remaining: 1 }, { effect: { error: 'upstream_error' } }])
  expect([(await start()).statusCode, (await start()).statusCode]).toEqual([503, 502])
})

test('A delay postpones the answer', async () => {
  const { add, start, waited } = await arrange()
  await add({ kind: 'delay', delay_ms: 1_500 })
  const answer = await start()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-rule']).toBe('fault.delay')
  expect(waited).toEqual([1_500])
})

test('A malformed answer cannot be parsed', async () => {
  const { add, start } = await arrange()
  await add({ kind: 'malformed' })
  const answer = await start()
  expect(answer.statusCode).toBe(200)
  expect(() => answer.json<object>()).toThrow(SyntaxError)
})

test('A slow answer arrives in pieces and is complete', async () => {
  const { add, start, waited } = await arrange()
  await add({ kind: 'slow_body', duration_ms: 2_000 })
  expect((await start()).json()).toHaveProperty('state_id')
  expect(waited.length).toBeGreaterThan(5)
  expect(new Set(waited)).toEqual(new Set([200]))
})

test('A drop cuts the connection', async () => {
  const { app, add } = await arrange()
  await add({ kind: 'drop' }, 1, 'appconfig.read')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(`${url}/appconfig`)).rejects.toThrow('fetch failed')
  expect((await fetch(`${url}/appconfig`)).status).toBe(200)
})

test('The request log and the coverage show a cut connection', async () => {
  const { app, add } = await arrange()
  await add({ kind: 'drop' }, 1, 'appconfig.read')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(`${url}/appconfig`)).rejects.toThrow('fetch failed')
  const { entries } = (await app.inject({ url: '/mock/v1/worlds/default/request-log' })).json<{
    entries: object[]
  }>()
  expect(entries).toMatchObject([{ route: '/appconfig', status: 0, rule: 'fault.drop' }])
  const { missing_rules: missing } = (await app.inject({ url: '/mock/v1/worlds/default/coverage' })).json<{
    missing_rules: string[]
  }>()
  expect(missing).not.toContain('fault.drop')
})

test.each([
  ['an error that the contract of the call does not list', 'transaction.start', 'otp_limit', 400],
  ['one that it lists', 'account.requestOtp', 'otp_limit', 201],
  ['one that every call may answer', 'appconfig.read', 'server_error', 201],
])(
  'A request for a fault with %s gets the status of the table (%#)',
  async (_what, operation, error, status) => {
    const { add } = await arrange()
    expect((await add({ kind: 'status', error }, 1, operation)).statusCode).toBe(status)
  },
)

test('A fault has the status that the contract of the call lists for its error', async () => {
  const { app, add } = await arrange()
  await add({ kind: 'status', error: 'timeslot_not_available' }, 1, 'transaction.submit')
  const { readyIn, submit } = applicant(app)
  const { body } = await readyIn('residential/personal')
  const answer = await submit(body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ error: 'timeslot_not_available' })
})

test('Faults can be removed', async () => {
  const { add, start, clear } = await arrange()
  await add({ kind: 'status', error: 'unavailable' }, 5)
  expect((await clear()).statusCode).toBe(204)
  expect((await start()).statusCode).toBe(200)
})

test('The coverage counts the rules and refusals that a world has reached', async () => {
  const { app } = await arrange()
  const { post, start } = applicant(app)
  const state = await start()
  for (const email of ['linked@example.com', 'linked@example.com', 'failing@example.com'])
    await post('/v1/accounts/profile/is-email-linked', { email, transaction_id: state })
  const coverage = (await app.inject({ url: '/mock/v1/worlds/default/coverage' })).json<
    Record<string, string[]>
  >()
  expect(coverage).toMatchObject({
    rules: [
      { rule: 'email.linked', count: 2 },
      { rule: 'email.failing', count: 1 },
    ],
    errors: [{ error: 'upstream_error', count: 1 }],
  })
  expect(coverage['missing_rules']).toContain('otp.right')
  expect(coverage['missing_rules']).not.toContain('email.linked')
})
