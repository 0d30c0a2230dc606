import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { applicant } from './application.ts'
import { linkIn, listen, phone, stateOf } from './kiosk.ts'
import { stores } from './stores.ts'
import { testApp } from './testApp.ts'

const token = { authorization: 'Bearer token-1' }
const other = { authorization: 'Bearer token-2' }

/** How many files the service has saved. */
const storedIn = async (folder: string) => {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).length
}

/** A kiosk with its token, and a transaction that was started at it. */
const arrange = async () => {
  const { app, folder, service } = await testApp()
  const person = applicant(app, token)
  const state = await person.start()
  const end = (id = state, headers: Record<string, string> = token) =>
    app.inject({ method: 'POST', url: `/v1/transaction/${id}/end`, headers })
  const list = (id = state) => app.inject({ url: `/v1/transaction/attachment/${id}` })
  const stored = () => storedIn(folder)
  /** A stream that the kiosk has opened, and its phone. */
  const stream = async (id = state) => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const opened = await listen(origin, { state: stateOf(id) })
    onTestFinished(opened.hangUp)
    return { opened, ...phone(app, linkIn(await opened.heard(2)).secret) }
  }
  return { app, service, person, state, end, list, stored, stream }
}

type Arranged = Awaited<ReturnType<typeof arrange>>

/** Every call that names a transaction by its state id. */
const calls: readonly (readonly [
  string,
  (app: Arranged['app'], id: string) => ReturnType<Arranged['list']>,
])[] = [
  ['the list of files', (app, id) => app.inject({ url: `/v1/transaction/attachment/${id}` })],
  ['an upload', (app, id) => applicant(app).upload(id, 'proof_of_ownership')],
  [
    'a deletion of files',
    (app, id) =>
      app.inject({
        method: 'DELETE',
        url: '/v1/transaction/attachment',
        payload: { state_id: id, type: 'proof_of_ownership' },
      }),
  ],
  ['the calendar', (app, id) => applicant(app).days(id)],
  [
    'the way to the identity service',
    (app, id) => app.inject({ url: `/oidc/myinfo/authorize/${id}/00000?persona=citizen` }),
  ],
  ['identity data', (app, id) => app.inject({ url: `/oidc/myinfo/data/${id}` })],
  [
    'a stream',
    (app, id) => app.inject({ url: `/khaos/v1/upload/event?state=${stateOf(id)}`, headers: token }),
  ],
  [
    'the terminal',
    (app, id) =>
      app.inject({
        url: `/khaos/terminal?${new URLSearchParams({
          paymentMode: 'CREDIT_CARD',
          amount: '210000',
          clientId: 'OA',
          redirectUrl: 'http://localhost/payment',
          clientState: id,
        }).toString()}`,
      }),
  ],
]

test('the end of a session before its submission deletes its transaction and files', async () => {
  const { person, state, end, stored } = await arrange()
  await person.upload(state, 'proof_of_ownership')
  expect(await stored()).toBe(1)
  const ended = await end()
  expect(ended.statusCode).toBe(204)
  expect(ended.headers['x-rule']).toBe('transaction.end')
  expect(await stored()).toBe(0)
})

test.each(calls)('%s of an ended session is refused as expired', async (_call, make) => {
  const { app, state, end } = await arrange()
  await end()
  const answer = await make(app, state)
  expect(answer.statusCode).toBe(410)
  expect(answer.headers['x-rule']).toBe('transaction.ended')
})

test('a submitted application stays when its session ends, but its state id no longer reads it', async () => {
  const { app, person, end, service } = await arrange()
  const { body, state_id } = await person.ready()
  const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
  expect((await end(state_id)).statusCode).toBe(204)
  for (const [, make] of calls) expect((await make(app, state_id)).statusCode).toBe(410)
  expect((await person.submit(body)).statusCode).toBe(410)
  expect((await service.reads.transaction(app_id))?.body).not.toBeNull()
})

test('a payment of an application whose session ended is still recorded', async () => {
  const { app, person, end } = await arrange()
  const { body, state_id } = await person.readyIn('commercial/personal')
  const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
  await end(state_id)
  expect((await app.inject({ url: `/payment?appId=${app_id}` })).statusCode).toBe(200)
})

test('the stream of an ended session ends, and its phone is refused', async () => {
  const { end, stream } = await arrange()
  const { opened, read, upload } = await stream()
  await upload('poo')
  await end()
  expect(await opened.over).toBe('closed')
  expect(opened.events.at(-1)?.data).toEqual({ kind: 'end' })
  expect((await read()).statusCode).toBe(410)
  expect((await upload('poo')).statusCode).toBe(410)
})

test('a held appointment is free again when the session ends', async () => {
  const { person, end, service } = await arrange()
  const { state_id } = await person.ready()
  const heldSeats = () =>
    service.db.selectFrom('seats').selectAll().where('state_id', '=', state_id).execute()
  expect(await heldSeats()).toHaveLength(1)
  await end(state_id)
  expect(await heldSeats()).toEqual([])
})

test('the end of a session deletes the cookie for identity data', async () => {
  const { end } = await arrange()
  expect((await end()).cookies).toMatchObject([
    { name: 'identity', value: '', maxAge: 0 },
    { name: 'identity', value: '', maxAge: 0 },
  ])
})

test('the end of a session has the browser delete its cache, and nothing that belongs to the device', async () => {
  const { end } = await arrange()
  expect((await end()).headers['clear-site-data']).toBe('"cache"')
})

test('ending a session again gives the same answer', async () => {
  const { end } = await arrange()
  expect([(await end()).statusCode, (await end()).statusCode]).toEqual([204, 204])
})

describe.each(stores)('on $name', ({ database }) => {
  test('the next start deletes the open session, and a file that arrives meanwhile is not stored', async () => {
    const { app, folder, service } = await testApp({}, {}, database)
    const person = applicant(app, token)
    const { state_id, body } = await person.ready()
    const [next, ...uploads] = await Promise.all([
      person.start(),
      ...Array.from({ length: 4 }, () => person.upload(state_id, 'proof_of_ownership')),
    ])
    expect(uploads.every(({ statusCode }) => statusCode === 200 || statusCode === 410)).toBe(true)
    expect((await person.submit(body)).statusCode).toBe(410)
    for (const table of ['attachments', 'seats', 'kiosk_events'] as const)
      expect(await service.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await storedIn(folder)).toBe(0)
    expect((await app.inject({ url: `/v1/transaction/attachment/${next}` })).statusCode).toBe(200)
  })
})

describe('only the kiosk of a transaction ends its session', () => {
  test('another token is refused', async () => {
    const { state, end, list } = await arrange()
    for (const headers of [{}, other]) expect((await end(state, headers)).statusCode).toBe(401)
    expect((await list()).statusCode).toBe(200)
  })

  test('a stream binds its token to a transaction that was started without one', async () => {
    const { app, end, stream } = await arrange()
    const id = await applicant(app).start()
    await stream(id)
    expect((await end(id, other)).statusCode).toBe(401)
    expect((await end(id)).statusCode).toBe(204)
  })

  test('a transaction that belongs to no kiosk is ended by its state id', async () => {
    const { app, end } = await arrange()
    const id = await applicant(app).start()
    expect((await end(id, {})).statusCode).toBe(204)
  })
})

describe('the next start at a kiosk', () => {
  test('ends the session that the kiosk left open', async () => {
    const { app, person, state, list, stored, stream } = await arrange()
    const { opened, upload } = await stream()
    await upload('poo')
    const next = await person.start()
    expect((await list()).statusCode).toBe(410)
    expect((await list(next)).statusCode).toBe(200)
    expect(await opened.over).toBe('closed')
    expect(await stored()).toBe(0)
    const again = await app.inject({ url: `/khaos/v1/upload/event?state=${stateOf(state)}`, headers: token })
    expect(again.statusCode).toBe(410)
  })

  test('leaves the session of another kiosk, and of no kiosk, open', async () => {
    const { app, person, list } = await arrange()
    const others = [await applicant(app, other).start(), await applicant(app).start()]
    await person.start()
    for (const id of others) expect((await list(id)).statusCode).toBe(200)
  })
})
