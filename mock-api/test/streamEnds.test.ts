import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { arrangeStream } from './arrangeStream.ts'
import { kiosk, linkIn, listen, phone, stateOf } from './kiosk.ts'

describe('A stream ends with an end event', () => {
  test('when the kiosk closes it, and a second close has the same answer', async () => {
    const { app, opened, open } = await arrangeStream()
    const { stream, link, session } = await opened()
    expect((await kiosk(app).close(session)).json()).toEqual({ id: session })
    expect((await kiosk(app).close(session)).json()).toEqual({ id: session })
    expect(await stream.over).toBe('closed')
    expect(stream.events.at(-1)).toEqual({ id: 3, data: { kind: 'end' } })
    const read = await phone(app, link.secret).read()
    expect(read.json()).toMatchObject({ error: 'expired' })
    expect(read.headers['x-rule']).toBe('kiosk.closed')
    const again = await open({ lastEventId: 3 })
    expect(again.headers['x-rule']).toBe('kiosk.renewed')
  })

  test('when its link expires by the clock of its world', async () => {
    const { app, opened, control } = await arrangeStream()
    const { stream, link, session } = await opened()
    await control('POST', '/default/clock/advance', { seconds: 599 })
    expect((await phone(app, link.secret).read()).statusCode).toBe(200)
    await control('POST', '/default/clock/advance', { seconds: 1 })
    for (const answer of [
      await phone(app, link.secret).read(),
      await phone(app, link.secret).upload('poo'),
      await phone(app, link.secret).send(session, 'phone_connected'),
    ]) {
      expect(answer.statusCode).toBe(410)
      expect(answer.headers['x-rule']).toBe('kiosk.expired')
    }
    expect(await stream.over).toBe('closed')
    expect(stream.events.map(({ data }) => data.kind)).toEqual(['upload_url', 'kiosk_stream', 'end'])
  })

  test('when its world is deleted or emptied', async () => {
    const { app, origin, control } = await arrangeStream()
    for (const [method, path] of [
      ['DELETE', '/mine'],
      ['POST', '/mine/reset'],
    ] as const) {
      await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
      const state = await applicant(app, { 'x-world': 'mine' }).start()
      const stream = await listen(origin, { state: stateOf(state) })
      await stream.heard(2)
      await control(method, path)
      expect(await stream.over).toBe('closed')
      expect(stream.events.at(-1)?.data).toEqual({ kind: 'end' })
    }
  })

  test('when its world expires', async () => {
    const { app, origin, time } = await arrangeStream()
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'brief', ttl_seconds: 60 } })
    const state = await applicant(app, { 'x-world': 'brief' }).start()
    const stream = await listen(origin, { state: stateOf(state) })
    await stream.heard(2)
    time.now += 60_000
    expect(await stream.over).toBe('closed')
    expect(stream.events.at(-1)?.data).toEqual({ kind: 'end' })
  })
})

describe('A new link after an expired one', () => {
  test('has the files that arrived, and the old link is refused', async () => {
    const { app, open, opened, control } = await arrangeStream()
    const { stream, link } = await opened()
    const file = (await phone(app, link.secret).upload('poo')).json<{ fileId: string }>()
    await stream.heard(3)
    await control('POST', '/default/clock/advance', { seconds: 600 })
    expect(await stream.over).toBe('closed')
    const refreshed = await open({ lastEventId: 4 })
    const events = await refreshed.heard(2)
    const next = linkIn(events)
    expect(events.map(({ id }) => id)).toEqual([5, 6])
    expect(next.secret).not.toBe(link.secret)
    expect(next.code).not.toBe(link.code)
    expect((await phone(app, link.secret).read()).statusCode).toBe(410)
    expect((await phone(app, next.secret).read()).json()).toMatchObject({ files: [file] })
  })

  test('sends a kiosk without earlier events the files that arrived', async () => {
    const { app, open, opened, control } = await arrangeStream()
    const { link, session } = await opened()
    await phone(app, link.secret).upload('poo')
    await phone(app, link.secret).send(session, 'failed:bizfile')
    await control('POST', '/default/clock/advance', { seconds: 600 })
    const events = await (await open()).heard(3)
    expect(events.map(({ data }) => data.kind)).toEqual(['file', 'upload_url', 'kiosk_stream'])
  })

  test('is sent only to the kiosk that opened the first', async () => {
    const { open, opened, control } = await arrangeStream()
    await opened()
    await control('POST', '/default/clock/advance', { seconds: 600 })
    expect((await open({ token: 'token-2' })).status).toBe(401)
  })
})
