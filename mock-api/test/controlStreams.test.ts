import { expect, onTestFinished, test } from 'vitest'
import { applicant } from './application.ts'
import { kiosk, linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { testApp } from './testApp.ts'

const arrange = async () => {
  const { app } = await testApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const state = await applicant(app).start()
  const open = async (lastEventId?: number) => {
    const stream = await listen(origin, {
      state: stateOf(state),
      ...(lastEventId === undefined ? {} : { lastEventId }),
    })
    onTestFinished(stream.hangUp)
    return stream
  }
  const stream = await open()
  const events = await stream.heard(2)
  const session = sessionIn(events)
  const act = (payload: object, id = session, world = 'default') =>
    app.inject({ method: 'POST', url: `/mock/v1/worlds/${world}/streams/${id}`, payload })
  const list = async (world = 'default') =>
    (await app.inject({ url: `/mock/v1/worlds/${world}/streams` })).json<{ streams: object[] }>().streams
  const send = (text: string) => phone(app, linkIn(events).secret).send(session, text)
  return { app, state, stream, session, act, list, send, open }
}

const ids = (events: readonly { id: number }[]) => events.map(({ id }) => id)

test('The control API lists the open streams of a world', async () => {
  const { app, state, session, list } = await arrange()
  expect(await list()).toEqual([{ id: session, stateId: state, listening: true, events: 2 }])
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'other' } })
  expect(await list('other')).toEqual([])
  await kiosk(app).close(session)
  expect(await list()).toEqual([])
})

test('A tester sends a message in place of a phone', async () => {
  const { stream, act } = await arrange()
  expect((await act({ action: 'send', text: 'phone_connected' })).json()).toMatchObject({ events: 3 })
  expect((await stream.heard(3)).at(-1)).toEqual({
    id: 3,
    data: { kind: 'message', text: 'phone_connected' },
  })
})

test('A tester cuts the connection without an end event, and the kiosk reconnects', async () => {
  const { stream, act, send, open } = await arrange()
  expect((await act({ action: 'drop' })).json()).toMatchObject({ listening: false })
  expect(await stream.over).toBe('cut')
  await send('phone_connected')
  expect(ids(await (await open(2)).heard(1))).toEqual([3])
})

test('A tester repeats the last event, with the same id', async () => {
  const { stream, act, send } = await arrange()
  await send('phone_connected')
  await stream.heard(3)
  await act({ action: 'duplicate' })
  await stream.heard(4)
  await send('receiving:poo:1')
  expect(ids(await stream.heard(5))).toEqual([1, 2, 3, 3, 4])
})

test('A tester swaps the next two events, once', async () => {
  const { stream, act, send } = await arrange()
  await act({ action: 'reorder' })
  await send('phone_connected')
  await send('receiving:poo:1')
  await send('receiving:poo:2')
  await send('receiving:poo:3')
  expect(ids(await stream.heard(6))).toEqual([1, 2, 4, 3, 5, 6])
})

test('A delayed event is not lost when the connection breaks', async () => {
  const { stream, act, send, open } = await arrange()
  await act({ action: 'reorder' })
  await send('phone_connected')
  stream.hangUp()
  expect(ids(await (await open(2)).heard(1))).toEqual([3])
  expect(stream.events).toHaveLength(2)
})

test('A tester ends a session', async () => {
  const { stream, act, send } = await arrange()
  expect((await act({ action: 'end' })).statusCode).toBe(200)
  expect(await stream.over).toBe('closed')
  expect(stream.events.at(-1)?.data).toEqual({ kind: 'end' })
  expect((await send('phone_connected')).statusCode).toBe(410)
  expect((await act({ action: 'drop' })).json()).toMatchObject({ error: 'expired' })
})

test('An unknown stream, or one of another world, is not found', async () => {
  const { app, act, session } = await arrange()
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'other' } })
  expect((await act({ action: 'end' }, 'unknown')).json()).toMatchObject({ error: 'not_found' })
  expect((await act({ action: 'end' }, session, 'other')).json()).toMatchObject({ error: 'not_found' })
  expect((await act({ action: 'shout' })).json()).toMatchObject({ error: 'invalid_request' })
})

test('The coverage counts the rules of streams', async () => {
  const { app, send } = await arrange()
  await send('phone_connected')
  const coverage = await app.inject({ url: '/mock/v1/worlds/default/coverage' })
  expect(coverage.json()).toMatchObject({
    rules: [
      { rule: 'kiosk.open', count: 1 },
      { rule: 'kiosk.told', count: 1 },
    ],
  })
})
