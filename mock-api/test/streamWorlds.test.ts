import { once } from 'node:events'
import { createServer } from 'node:http'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { applicant } from './application.ts'
import { listen, sessionIn, stateOf } from './kiosk.ts'
import { changeKioskSession } from '../src/store/kioskSessions.ts'
import { StreamPayload } from '../src/subjects/streams/streamPayload.ts'
import { streamHub } from '../src/subjects/streams/streamHub.ts'
import { testApp } from './testApp.ts'

/** The table that a query reads first. */
const tableOf = (query: unknown): string =>
  /"identifier":\{[^}]*"name":"(\w+)"/.exec(JSON.stringify(query))?.[1] ?? ''

/** Delays the result of a query until another one was made. */
const heldBetween = () => {
  const worldsRead = Promise.withResolvers<undefined>()
  const eventsRead = Promise.withResolvers<undefined>()
  const state = { holding: false }
  const tables = new WeakMap<object, string>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const table = tableOf(node)
      tables.set(queryId, table)
      if (state.holding && table === 'worlds') worldsRead.resolve(undefined)
      if (state.holding && table === 'kiosk_events') eventsRead.resolve(undefined)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const table = tables.get(queryId)
      if (state.holding && table === 'kiosk_sessions') await worldsRead.promise
      if (state.holding && table === 'worlds') await eventsRead.promise
      return result
    },
  }
  return { state, plugin }
}

test('A stream that opens while the worlds are read begins with its link', async () => {
  const { app, service } = await testApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  const sessionOf = async (world: string) => {
    const state = stateOf(await applicant(app, { 'x-world': world }).start())
    const stream = await listen(origin, { state })
    const id = sessionIn(await stream.heard(2))
    stream.hangUp()
    await changeKioskSession(service.db, id, { listener: world })
    return id
  }
  const sessions = { default: await sessionOf('default'), mine: await sessionOf('mine') }
  const { state, plugin } = heldBetween()
  const hub = streamHub({ ...service, db: service.db.withPlugin(plugin) }, app.log)
  const server = createServer(({ url = '' }, response) => {
    const world = url.includes('default') ? 'default' : 'mine'
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    hub.attach(
      response,
      new StreamPayload({ session: sessions[world], listener: world, lastReceived: 0, cutAfter: null }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    await hub.close()
    server.close()
  })
  const address = server.address()
  const hubOrigin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
  const first = await listen(hubOrigin, { state: 'default' })
  await first.heard(2)
  state.holding = true
  const second = await listen(hubOrigin, { state: 'mine' })
  expect((await second.heard(1))[0]).toMatchObject({ id: 1, data: { kind: 'upload_url' } })
})
