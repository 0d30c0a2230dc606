import { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { arrangeStream, soon } from './arrangeStream.ts'
import { listen, phone, stateOf } from './kiosk.ts'

describe('Connections of streams', () => {
  test('leave no listener when they break', async () => {
    const { app, opened, listening } = await arrangeStream()
    const { stream, link, session } = await opened()
    expect(await listening()).toEqual([true])
    stream.hangUp()
    await vi.waitFor(async () => expect(await listening()).toEqual([false]), soon)
    expect((await phone(app, link.secret).send(session, 'phone_connected')).json()).toEqual({
      delivered: false,
    })
  })

  test('end without an end event when the service stops, so that kiosks reconnect', async () => {
    const { app, opened } = await arrangeStream()
    const { stream } = await opened()
    await app.close()
    expect(await stream.over).toBe('closed')
    expect(stream.events.map(({ data }) => data.kind)).toEqual(['upload_url', 'kiosk_stream'])
    expect(stream.retry()).toBe(1_000)
  })

  test('are not opened while the service drains', async () => {
    const { app, open } = await arrangeStream()
    app.draining.begin()
    const answer = await open()
    expect([answer.status, answer.headers['connection']]).toEqual([503, 'close'])
    expect(await answer.over).toBe('closed')
    expect(JSON.parse(answer.body())).toMatchObject({ error: 'unavailable' })
  })

  test.each([0, 1, 3])('are cut after %d events when a tester requests it', async after_events => {
    const { app, open, opened, control } = await arrangeStream()
    const { stream, link, session } = await opened()
    stream.hangUp()
    await phone(app, link.secret).send(session, 'phone_connected')
    await phone(app, link.secret).send(session, 'receiving:poo:1')
    await control('POST', '/default/faults', {
      operation: 'kiosk.stream',
      effect: { kind: 'stream_cut', after_events },
    })
    const short = await open()
    expect(short.headers['x-rule']).toBe('fault.stream-cut')
    expect(await short.over).toBe('cut')
    expect(short.events).toHaveLength(after_events)
    const rest = await open({ lastEventId: after_events })
    await rest.heard(4 - after_events)
    expect([...short.events, ...rest.events].map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  test.each(['malformed', 'status'])('are not opened when a tester requests the fault %s', async kind => {
    const { open, control } = await arrangeStream()
    const error = kind === 'status' ? { error: 'unavailable' } : {}
    await control('POST', '/default/faults', { operation: 'kiosk.stream', effect: { kind, ...error } })
    const answer = await open()
    expect(await answer.over).toBe('closed')
    expect(answer.events).toEqual([])
  })

  test('buffer little for a kiosk that does not read, are cut, and continue later', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const { app, origin, opened, open, state } = await arrangeStream()
    const { link, session } = await opened()
    const written = vi.spyOn(ServerResponse.prototype, 'write')
    const full = vi.spyOn(ServerResponse.prototype, 'writableNeedDrain', 'get')
    const slow = await listen(origin, { state: stateOf(state), lastEventId: 2 })
    await phone(app, link.secret).send(session, 'receiving:poo:1')
    await slow.heard(1)
    full.mockReturnValue(true)
    written.mockClear()
    const count = 100
    for (let part = 0; part < count; part += 1) await phone(app, link.secret).send(session, 'receiving:poo:2')
    const events = written.mock.calls.filter(([piece]) => String(piece).startsWith('id: '))
    expect(events.length).toBeLessThan(count / 2)
    vi.advanceTimersByTime(15_000)
    expect(await slow.over).toBe('cut')
    full.mockRestore()
    const lastEventId = slow.events.at(-1)?.id ?? 0
    const rest = await open({ lastEventId })
    await rest.heard(count + 3 - lastEventId)
    expect(rest.events.at(-1)?.id).toBe(count + 3)
  })
})
