import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { arrangeStream, soon } from './arrangeStream.ts'
import { kiosk, linkIn, phone, stateOf } from './kiosk.ts'

describe('A stream', () => {
  test('begins with the link, its short code and the id of the stream', async () => {
    const { opened, state, origin } = await arrangeStream()
    const { stream, link, session } = await opened()
    expect(stream.status).toBe(200)
    expect(stream.headers['content-type']).toBe('text/event-stream')
    expect(stream.headers['x-rule']).toBe('kiosk.open')
    expect(stream.headers['cache-control']).toBe('no-store')
    expect(stream.headers).toHaveProperty('x-request-id')
    expect(link).toMatchObject({ origin, path: '/upload', stateId: state })
    expect(link.secret).toMatch(/^[\w-]{22}$/)
    expect(link.code).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{6}$/)
    expect(link.expires_at).toBe('2026-11-20T02:25:00.000Z')
    expect(session).not.toBe(state)
  })

  test('sends the messages and the files of the phone, each with the next number', async () => {
    const { app, opened } = await arrangeStream()
    const { stream, link, session } = await opened()
    const { send, upload } = phone(app, link.secret)
    expect((await send(session, 'phone_connected')).json()).toEqual({ delivered: true })
    await send(session, 'receiving:poo:48')
    const file = (await upload('poo', 'Title (deed).pdf')).json<{ fileId: string }>()
    expect((await stream.heard(5)).slice(2)).toEqual([
      { id: 3, data: { kind: 'message', text: 'phone_connected' } },
      { id: 4, data: { kind: 'message', text: 'receiving:poo:48' } },
      { id: 5, data: { kind: 'file', ...file } },
    ])
    expect(file).toMatchObject({ type: 'proof_of_ownership', filename: 'Title deed.pdf' })
  })

  test('sends a link with the origin of the kiosk', async () => {
    const { open } = await arrangeStream({ CORS_ORIGINS: 'https://web.example' })
    const stream = await open({ headers: { origin: 'https://web.example' } })
    expect(linkIn(await stream.heard(2)).origin).toBe('https://web.example')
    expect(stream.headers['access-control-allow-origin']).toBe('https://web.example')
  })

  test('sends a link with https when the page of the kiosk has https', async () => {
    const { open, origin } = await arrangeStream()
    const behind = origin.replace('http:', 'https:')
    const stream = await open({ headers: { referer: `${behind}/open-account/residential/personal/review` } })
    expect(linkIn(await stream.heard(2)).origin).toBe(behind)
  })

  test('sends a link with the origin of the settings when the call names none, or one that is not allowed', async () => {
    const { open } = await arrangeStream({ PUBLIC_URL: 'https://people.example/open-account' })
    const stream = await open({ headers: { referer: 'https://elsewhere.example/' } })
    expect(linkIn(await stream.heard(2)).origin).toBe('https://people.example')
  })

  test('sends a comment every 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const { opened } = await arrangeStream()
    const { stream } = await opened()
    await stream.beforeComment
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(() => expect(stream.comments()).toBe(2), soon)
    vi.advanceTimersByTime(30_000)
    await vi.waitFor(() => expect(stream.comments()).toBe(4), soon)
  })

  test('separates the events from before the call from later ones by a comment', async () => {
    // No heartbeat is sent while the clock is frozen.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const { app, open, opened } = await arrangeStream()
    const { link, session } = await opened()
    const { send } = phone(app, link.secret)
    for (let percent = 0; percent < 60; percent += 1) await send(session, `receiving:poo:${percent}`)
    const stream = await open()
    expect(await stream.beforeComment).toBe(62)
    await send(session, 'phone_done')
    expect((await stream.heard(63)).at(-1)?.data).toMatchObject({ text: 'phone_done' })
  })

  test('is in the request log once it is open, without a credential', async () => {
    const { app, opened, control, state } = await arrangeStream()
    const { link, session } = await opened()
    await phone(app, link.secret).upload('poo', 'Private name.pdf')
    const requestLog = await control('GET', '/default/request-log')
    expect(requestLog.json<{ entries: object[] }>().entries).toMatchObject([
      { route: '/v1/transaction' },
      { method: 'GET', route: '/khaos/v1/upload/event', status: 200, rule: 'kiosk.open' },
      { route: '/khaos/v1/upload/files', status: 200, rule: 'attachment.stored' },
    ])
    for (const secret of ['token-1', link.secret, link.code, session, state])
      expect(requestLog.body).not.toContain(secret)
  })
})

describe('A stream that a kiosk opens again', () => {
  test('sends exactly the events that are missing', async () => {
    const { app, open, opened } = await arrangeStream()
    const { stream, link, session } = await opened()
    const { send, upload } = phone(app, link.secret)
    await send(session, 'receiving:poo:10')
    await stream.heard(3)
    stream.hangUp()
    await send(session, 'receiving:poo:90')
    await upload('poo')
    const again = await open({ lastEventId: 3 })
    expect(again.headers['x-rule']).toBe('kiosk.continued')
    expect((await again.heard(2)).map(({ id }) => id)).toEqual([4, 5])
    await send(session, 'failed:poo')
    expect((await again.heard(3)).map(({ id }) => id)).toEqual([4, 5, 6])
  })

  test('sends a kiosk without earlier events all of them, except those of deleted files', async () => {
    const { app, open, opened, state } = await arrangeStream()
    const { link, session } = await opened()
    const { upload } = phone(app, link.secret)
    const { body } = await upload('bizfile', 'first.pdf')
    await upload('bizfile', 'second.pdf')
    await kiosk(app).deleteFile(session, state, body)
    const again = await open()
    const events = await again.heard(3)
    expect(linkIn(events)).toEqual(link)
    expect(events.map(({ id }) => id)).toEqual([1, 2, 4])
    expect(events[2]?.data).toMatchObject({ filename: 'second.pdf' })
  })

  test('requests the documents that are still missing', async () => {
    const { app, open, opened, state } = await arrangeStream()
    const { link } = await opened()
    await open({ state: stateOf(state, ['bizfile']) })
    expect((await phone(app, link.secret).read()).json()).toMatchObject({ missing_fields: ['bizfile'] })
  })

  test('replaces the previous connection', async () => {
    const { app, open, opened, listening } = await arrangeStream()
    const { stream, link, session } = await opened()
    const again = await open({ lastEventId: 2 })
    expect(await stream.over).toBe('cut')
    await phone(app, link.secret).send(session, 'phone_connected')
    await again.heard(1)
    expect(stream.events).toHaveLength(2)
    expect(await listening()).toEqual([true])
  })

  test('uses no number twice when the kiosk has a later event than the store', async () => {
    const { app, open, opened } = await arrangeStream()
    const { link, session } = await opened()
    const again = await open({ lastEventId: 7 })
    await phone(app, link.secret).send(session, 'phone_connected')
    expect((await again.heard(1)).map(({ id }) => id)).toEqual([8])
  })
})
