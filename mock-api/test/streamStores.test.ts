import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { applicant } from './application.ts'
import { kiosk, type Listener, linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { findKioskSession, forgetListeners, renewListeners } from '../src/store/kioskSessions.ts'
import { sharedPostgres, stores } from './stores.ts'
import { testApp } from './testApp.ts'

const text = ({ events }: Listener) =>
  events.flatMap(({ data }) => (data.kind === 'message' ? [data.text] : []))
const ids = ({ events }: Listener) => events.map(({ id }) => id)

describe.each(stores)('Streams on $name', ({ database }) => {
  test('send each event once and in order when several senders write together', async () => {
    const { app } = await testApp({}, {}, database)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const state = stateOf(await applicant(app).start())
    const stream = await listen(origin, { state })
    onTestFinished(stream.hangUp)
    const events = await stream.heard(2)
    const { send, upload } = phone(app, linkIn(events).secret)
    await Promise.all([
      ...Array.from({ length: 30 }, (_, part) => send(sessionIn(events), `receiving:poo:${part}`)),
      ...Array.from({ length: 5 }, (_, part) => upload('bizfile', `part ${part}.pdf`)),
    ])
    await stream.heard(37)
    expect(ids(stream)).toEqual(Array.from({ length: 37 }, (_, index) => index + 1))
    expect(new Set(text(stream)).size).toBe(30)
    await kiosk(app).close(sessionIn(events))
    expect(await stream.over).toBe('closed')
  })

  test('have the last of ten connections that open the same one together', async () => {
    const { app } = await testApp({}, {}, database)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const state = stateOf(await applicant(app).start())
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(origin, { state })))
    for (const { hangUp } of streams) onTestFinished(hangUp)
    const open = new Set(streams)
    for (const stream of streams) void stream.over.then(() => open.delete(stream))
    /** Long enough for a busy machine. */
    await vi.waitFor(() => expect(open.size).toBe(1), { timeout: 10_000 })
    const [last] = open
    if (last === undefined) throw new Error('Nobody listens')
    const events = await last.heard(2)
    await phone(app, linkIn(events).secret).send(sessionIn(events), 'phone_connected')
    expect((await last.heard(3)).map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('survive uploads, deletions, an expired link, guessed codes and a restored world', async () => {
    const { app } = await testApp({}, {}, database)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const state = await applicant(app).start()
    const open = async (lastEventId = 0) => {
      const stream = await listen(origin, { state: stateOf(state), lastEventId })
      onTestFinished(stream.hangUp)
      return stream
    }
    const control = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/mock/v1/worlds/default${path}`, payload })
    const tryCode = (code: string) =>
      app.inject({ method: 'POST', url: '/khaos/v1/upload/code', payload: { code } })
    const stream = await open()
    const events = await stream.heard(2)
    const { link, session } = { link: linkIn(events), session: sessionIn(events) }
    const { upload, read } = phone(app, link.secret)
    const { body } = await upload('bizfile', 'first.pdf')
    await upload('bizfile', 'second.pdf')
    await upload('poo')
    expect((await kiosk(app).deleteFile(session, state, body)).statusCode).toBe(200)
    const snapshot = (await control('/snapshots', {})).json<{ id: string }>().id
    expect((await kiosk(app).reset(session)).json()).toEqual({ deleted: 2 })
    expect((await control(`/snapshots/${snapshot}/restore`, {})).statusCode).toBe(200)
    expect((await read()).json<{ files: object[] }>().files).toHaveLength(2)
    expect(await stream.over).toBe('cut')
    const guesses = await Promise.all(Array.from({ length: 20 }, () => tryCode('AAAAAA')))
    expect(guesses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(10)
    await control('/clock/advance', { seconds: 600 })
    expect((await read()).statusCode).toBe(410)
    const next = linkIn(await (await open()).heard(4))
    expect((await phone(app, next.secret).read()).json<{ files: object[] }>().files).toHaveLength(2)
    expect((await tryCode(next.code)).json()).toEqual({ url: next.url })
  })

  test('report no deletion of a file that does not exist', async () => {
    const { app } = await testApp({}, {}, database)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const state = await applicant(app).start()
    const stream = await listen(origin, { state: stateOf(state) })
    onTestFinished(stream.hangUp)
    const events = await stream.heard(2)
    const session = sessionIn(events)
    const { body } = await phone(app, linkIn(events).secret).upload('poo')
    const unknown = await kiosk(app).deleteFile(session, state, body, { fileId: 'f-unknown' })
    expect(unknown.json()).toMatchObject({ error: 'not_found' })
    expect((await kiosk(app).reset(session)).json()).toEqual({ deleted: 1 })
    expect((await kiosk(app).reset(session)).json()).toEqual({ deleted: 0 })
  })

  test('renew and remove more listeners than one statement has values', async () => {
    const { app, service } = await testApp({}, {}, database)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await listen(origin, { state: stateOf(await applicant(app).start()) })
    onTestFinished(stream.hangUp)
    const session = sessionIn(await stream.heard(2))
    const savedSession = () => findKioskSession(service.db, session)
    const { listener } = (await savedSession()) ?? { listener: null }
    const listeners = Array.from({ length: 70_000 }, (_, number) => `closed-${number}`)
    await service.relaxedCommit(trx => renewListeners(trx, [...listeners, String(listener)], 1))
    expect(await savedSession()).toMatchObject({ listener, heard_until: 1 })
    await service.relaxedCommit(trx => forgetListeners(trx, [...listeners, String(listener)]))
    expect(await savedSession()).toMatchObject({ listener: null })
  })

  test('send no notification of a transaction that is rolled back', async () => {
    const { app, service } = await testApp({}, {}, database)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await listen(origin, { state: stateOf(await applicant(app).start()) })
    onTestFinished(stream.hangUp)
    const session = sessionIn(await stream.heard(2))
    const rolledBack = service.notifications.withNotifications(
      async (_trx, notify) => {
        await notify({ session, number: -2 })
        throw new Error('rolled back')
      },
      work => service.db.transaction().execute(work),
    )
    await expect(rolledBack).rejects.toThrow('rolled back')
    await phone(app, linkIn(stream.events).secret).send(session, 'phone_connected')
    await stream.heard(3)
    expect(ids(stream)).toEqual([1, 2, 3])
  })
})

describe.runIf(inject('postgres') !== null)('Two replicas', () => {
  const arrange = async () => {
    const database = await sharedPostgres()
    if (database === null) throw new Error('There is no PostgreSQL')
    const folder = await mkdtemp(join(tmpdir(), 'open-account-replicas-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const complaints: string[] = []
    const replica = async () => {
      const { app, service } = await testApp({ DATA_DIR: folder }, {}, () =>
        database(reason => complaints.push(reason)),
      )
      return { app, service, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
    }
    const [one, other] = [await replica(), await replica()]
    const state = await applicant(one.app).start()
    const open = async (origin: string, lastEventId = 0) => {
      const stream = await listen(origin, { state: stateOf(state), lastEventId })
      onTestFinished(stream.hangUp)
      return stream
    }
    return { one, other, state, open, complaints }
  }

  test('send a kiosk at one the message of a phone at the other', async () => {
    const { one, other, open } = await arrange()
    const stream = await open(one.origin)
    const events = await stream.heard(2)
    const { send, upload } = phone(other.app, linkIn(events).secret)
    expect((await send(sessionIn(events), 'phone_connected')).json()).toEqual({ delivered: true })
    await upload('poo')
    await stream.heard(4)
    expect(ids(stream)).toEqual([1, 2, 3, 4])
    await kiosk(other.app).close(sessionIn(events))
    expect(await stream.over).toBe('closed')
  })

  test('pass a stream from one to the other', async () => {
    const { one, other, open } = await arrange()
    const stream = await open(one.origin)
    const events = await stream.heard(2)
    const next = await open(other.origin, 2)
    expect(await stream.over).toBe('cut')
    await phone(one.app, linkIn(events).secret).send(sessionIn(events), 'phone_connected')
    await next.heard(1)
    expect(ids(next)).toEqual([3])
  })

  test('lose no event while the listening connection is broken', async () => {
    const { one, open, complaints } = await arrange()
    const stream = await open(one.origin)
    const events = await stream.heard(2)
    const { send } = phone(one.app, linkIn(events).secret)
    const broken = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where query = 'listen kiosk_streams' and datname = current_database()`.execute(one.service.db)
    expect(broken.rows).toEqual([{ ended: true }])
    await send(sessionIn(events), 'receiving:poo:1')
    await stream.heard(3)
    await send(sessionIn(events), 'receiving:poo:2')
    await stream.heard(4)
    expect(ids(stream)).toEqual([1, 2, 3, 4])
    expect(complaints.length).toBeGreaterThan(0)
  })
})
