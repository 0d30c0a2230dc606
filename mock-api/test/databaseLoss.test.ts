import { contract } from '@open-account/contracts'
import { control } from '@open-account/contracts/control/control'
import { everyRoute } from '@open-account/contracts/everyRoute'
import type { EndpointDocs } from '@open-account/contracts/endpointDocs'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { databaseGate } from './databaseGate.ts'
import { linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { gatedPostgres } from './stores.ts'
import { testApp } from './testApp.ts'

/** A timeout that a busy machine meets. Milliseconds. */
const soon = { timeout: 10_000 }
const away = { error: 'unavailable' }

describe.runIf(inject('postgres') !== null)('PostgreSQL', () => {
  const arrange = async (timeouts = { connect: 2_000, query: 5_000 }) => {
    const { url, database } = await gatedPostgres()
    const gate = await databaseGate(url)
    const reports: string[] = []
    const { app, service } = await testApp({}, {}, () =>
      database(gate.url, reason => reports.push(reason), timeouts),
    )
    const start = () => app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal' })
    return { app, service, gate, reports, start }
  }

  test('a connection that breaks in use fails its own call with 503, and no other call', async () => {
    const { app, service, start, reports } = await arrange()
    const release = Promise.withResolvers<undefined>()
    const locked = Promise.withResolvers<number>()
    const locking = service.db.transaction().execute(async trx => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`lock table transactions in access exclusive mode`.execute(trx)
      locked.resolve(rows[0]?.pid ?? 0)
      await release.promise
    })
    const own = await locked.promise
    const waiting = app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal' })
    const others = sql<{ pid: number }>`select pid from pg_locks where not granted and pid <> ${own}`
    await vi.waitFor(async () => expect((await others.execute(service.db)).rows).toHaveLength(1), soon)
    await sql`select pg_terminate_backend(pid) from pg_locks where not granted`.execute(service.db)
    const answer = await waiting
    release.resolve(undefined)
    await locking
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject(away)
    expect(answer.headers['retry-after']).toBe('2')
    expect((await start()).statusCode).toBe(200)
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(0), soon)
  })

  test('every call that needs an unreachable database is answered 503 with Retry-After', async () => {
    const { app, gate, start } = await arrange()
    await gate.shut()
    const answers = await Promise.all(
      [...everyRoute(contract), ...everyRoute(control)].map(async ({ route }) => {
        const { params, query, headers, body } = (route.metadata as EndpointDocs).example.valid
        const path = route.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
          encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
        )
        const search = new URLSearchParams(query ?? {}).toString()
        const { statusCode, headers: head } = await app.inject({
          method: route.method as 'GET' | 'POST',
          url: search === '' ? path : `${path}?${search}`,
          headers: (headers ?? {}) as Record<string, string>,
          ...(body === undefined || route.method === 'GET' ? {} : { payload: body as object }),
        })
        return { route: `${route.method} ${route.path}`, statusCode, again: head['retry-after'] }
      }),
    )
    const needing = answers.filter(({ statusCode }) => statusCode >= 500)
    expect(needing.filter(({ statusCode, again }) => statusCode !== 503 || again !== '2')).toEqual([])
    expect(needing.length).toBeGreaterThan(answers.length / 2)
    await gate.open()
    expect((await start()).statusCode).toBe(200)
  })

  test('a query to a database that answers nothing times out', async () => {
    const { gate, start } = await arrange({ connect: 200, query: 200 })
    gate.stall()
    const answer = await start()
    expect(answer.statusCode).toBe(503)
    await gate.open()
    await vi.waitFor(async () => expect((await start()).statusCode).toBe(200), soon)
  })

  test('an open stream continues after the database was unreachable', async () => {
    const { app, gate, start } = await arrange()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const { state_id: state } = (await start()).json<{ state_id: string }>()
    const stream = await listen(origin, { state: stateOf(state) })
    onTestFinished(stream.hangUp)
    const events = await stream.heard(2)
    const { send } = phone(app, linkIn(events).secret)
    await gate.shut()
    expect((await send(sessionIn(events), 'phone_connected')).statusCode).toBe(503)
    await gate.open()
    await vi.waitFor(
      async () => expect((await send(sessionIn(events), 'phone_done')).statusCode).toBe(200),
      soon,
    )
    await stream.heard(3)
    expect(stream.events.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('a new stream is refused while the database is unreachable, and begins with its link afterwards', async () => {
    const { app, gate, start } = await arrange()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const { state_id: state } = (await start()).json<{ state_id: string }>()
    await gate.shut()
    const refused = await listen(origin, { state: stateOf(state) })
    expect(refused.status).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    await gate.open()
    const stream = await listen(origin, { state: stateOf(state) })
    onTestFinished(stream.hangUp)
    const [first] = await stream.heard(1)
    expect(first).toMatchObject({ id: 1, data: { kind: 'upload_url' } })
  })

  test('the service restores the listening connection once, after every kind of loss', async () => {
    const { app, gate, service, start } = await arrange()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const { state_id: state } = (await start()).json<{ state_id: string }>()
    const stream = await listen(origin, { state: stateOf(state) })
    onTestFinished(stream.hangUp)
    await stream.heard(2)
    const listeners = sql<{ pid: number }>`
      select pid from pg_stat_activity where query = 'listen kiosk_streams' and datname = current_database()`
    for (let round = 0; round < 3; round += 1) {
      await gate.shut()
      await gate.open()
      await vi.waitFor(async () => {
        expect((await listeners.execute(service.db)).rows).toHaveLength(1)
      }, soon)
    }
  })

  test('the request log contains the calls that arrived while the database was unreachable', async () => {
    const { app, gate, start } = await arrange()
    await start()
    await gate.shut()
    const failed = app.inject({ url: '/mock/v1/worlds/default/request-log' })
    expect((await failed).statusCode).toBe(503)
    await gate.open()
    await start()
    const requestLog = await app.inject({ url: '/mock/v1/worlds/default/request-log' })
    expect(requestLog.json<{ entries: object[] }>().entries).toHaveLength(2)
  })

  test('the service stops while the database is unreachable', async () => {
    const { app, gate, start } = await arrange()
    await start()
    await gate.shut()
    await expect(app.close()).resolves.toBeUndefined()
  })
})
