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
  const add = (effect: object, times = 1, operation = 'transaction.start', conditions: object = {}) =>
    app.inject({ method: 'POST', url, payload: { operation, effect, times, ...conditions } })
  const start = () => app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal' })
  const list = async () => (await app.inject({ url })).json<{ faults: { id: string }[] }>().faults
  const clear = () => app.inject({ method: 'DELETE', url })
  return { app, url, add, start, list, clear, waited }
}

test('A fault applies as often as requested, and only to its call', async () => {
  const { app, add, start, list } = await arrange()
  await add({ kind: 'status', error: 'unavailable', error_description: 'Closed for lunch.' }, 2)
  expect((await app.inject({ url: '/appconfig' })).statusCode).toBe(200)
  const [first, second, third] = [await start(), await start(), await start()]
  expect(first.json()).toEqual({ error: 'unavailable', error_description: 'Closed for lunch.' })
  expect(first.headers['x-rule']).toBe('fault.status')
  expect([second.statusCode, third.statusCode]).toEqual([503, 200])
  expect(await list()).toMatchObject([{ matched: 2, struck: 2, remaining: 0 }])
})

const closed = { kind: 'status', error: 'unavailable' }

test.each([
  ['the second call', { after: 1 }, 1, [200, 503, 200, 200, 200, 200]],
  ['every third call', { every: 3 }, 9, [200, 200, 503, 200, 200, 503]],
  ['every second call after the first two', { after: 2, every: 2 }, 9, [200, 200, 200, 503, 200, 503]],
])('A fault can affect %s', async (_which, conditions, times, statuses) => {
  const { add, start, list } = await arrange()
  await add(closed, times, 'transaction.start', conditions)
  const answers: number[] = []
  for (const _ of statuses) answers.push((await start()).statusCode)
  expect(answers).toEqual(statuses)
  expect(await list()).toMatchObject([{ struck: statuses.filter(status => status === 503).length }])
})

test('A fault with a probability affects about that share of calls, and the same ones for the same seed', async () => {
  const struckBy = async (seed: number) => {
    const { add, start } = await arrange()
    await add(closed, 100, 'transaction.start', { probability: 0.3, seed })
    const answers: number[] = []
    for (let call = 0; call < 100; call += 1) answers.push((await start()).statusCode)
    return answers
  }
  const [one, again, other] = [await struckBy(7), await struckBy(7), await struckBy(8)]
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
  const share = one.filter(status => status === 503).length / 100
  expect(Math.abs(share - 0.3)).toBeLessThan(0.15)
})

test.each([
  ['transaction.*', 503, 200],
  ['*', 503, 503],
  ['premise.*', 200, 200],
])('A fault of %s affects the calls that the pattern means', async (operation, started, flags) => {
  const { app, add, start } = await arrange()
  await add(closed, 2, operation)
  expect((await start()).statusCode).toBe(started)
  expect((await app.inject({ url: '/appconfig' })).statusCode).toBe(flags)
})

test('A fault of every call affects no call of the control API, so that it can be cleared', async () => {
  const { add, list, clear, start } = await arrange()
  await add(closed, 9, '*')
  expect(await list()).toMatchObject([{ matched: 0 }])
  expect((await clear()).statusCode).toBe(204)
  expect((await start()).statusCode).toBe(200)
})

test('A fault of an unknown call or pattern is refused', async () => {
  const { add } = await arrange()
  for (const operation of ['transaction.stop', 'transact.*', 'transaction.s*'])
    expect((await add(closed, 1, operation)).statusCode).toBe(400)
})

test.each([
  [{ in: 'query', name: 'appType', value: 'personal' }, 503],
  [{ in: 'query', name: 'appType', value: 'company' }, 200],
  [{ in: 'header', name: 'X-Client', value: 'ours' }, 503],
  [{ in: 'header', name: 'X-Client', value: 'theirs' }, 200],
  [{ in: 'body', name: 'appType', value: 'personal' }, 200],
])('A fault that matches %o counts and affects only calls with that field (%i)', async (match, status) => {
  const { app, add, list } = await arrange()
  await add(closed, 1, 'transaction.start', { match: [match] })
  const answer = await app.inject({
    url: '/v1/transaction?appDomain=residential&appType=personal',
    headers: { 'x-client': 'ours' },
  })
  expect(answer.statusCode).toBe(status)
  expect(await list()).toMatchObject([{ matched: status === 503 ? 1 : 0 }])
})

test('A fault that matches a field of the body affects only the applicant who has it', async () => {
  const { app, add } = await arrange()
  const { post } = applicant(app)
  const match = [{ in: 'body', name: 'email', value: 'one@example.com' }]
  await add({ kind: 'status', error: 'upstream_error' }, 9, 'account.isEmailLinked', { match })
  const linked = async (email: string) =>
    (
      await post('/v1/accounts/profile/is-email-linked', {
        email,
        transaction_id: await applicant(app).start(),
      })
    ).statusCode
  expect([await linked('two@example.com'), await linked('one@example.com')]).toEqual([200, 502])
})

test('A refusal after the call took effect hides an application that was accepted', async () => {
  const { app, add } = await arrange()
  await add({ kind: 'status', error: 'upstream_error', when: 'after' }, 1, 'transaction.submit')
  const { readyIn, submit } = applicant(app)
  const { body } = await readyIn('residential/personal')
  expect((await submit(body)).statusCode).toBe(502)
  const again = await submit(body)
  expect(again.statusCode).toBe(200)
  const { entries } = (await app.inject({ url: '/mock/v1/worlds/default/request-log' })).json<{
    entries: { rule: string | null }[]
  }>()
  expect(entries.map(({ rule }) => rule)).toContain('fault.status')
})

test('A drop after the call took effect cuts the connection of an application that has begun', async () => {
  const { app, add, list } = await arrange()
  await add({ kind: 'drop', when: 'after' }, 1, 'transaction.start')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const start = () => fetch(`${url}/v1/transaction?appDomain=residential&appType=personal`)
  await expect(start()).rejects.toThrow('fetch failed')
  expect((await start()).status).toBe(200)
  expect(await list()).toMatchObject([{ struck: 1 }])
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

test('One fault can be removed, and the others stay', async () => {
  const { app, url, add, start, list } = await arrange()
  await add({ kind: 'status', error: 'unavailable' }, 5)
  await add({ kind: 'status', error: 'server_error' }, 5)
  const [first] = await list()
  const remove = () => app.inject({ method: 'DELETE', url: `${url}/${first?.id}` })
  expect((await remove()).statusCode).toBe(204)
  expect((await start()).json()).toMatchObject({ error: 'server_error' })
  expect(await list()).toHaveLength(1)
  expect((await remove()).json()).toMatchObject({ error_description: 'This world has no such fault.' })
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
