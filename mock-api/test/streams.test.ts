import { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { applicant } from './application.ts'
import { kiosk, linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { now, testApp } from './testApp.ts'

/** Long enough for a busy machine. */
const soon = { timeout: 10_000 }

const arrange = async (variables: Readonly<Record<string, string>> = {}) => {
  const time = { now }
  const { app, service } = await testApp(variables, { clock: () => time.now })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const state = await applicant(app).start()
  const open = async (changes: Partial<Parameters<typeof listen>[1]> = {}) => {
    const listener = await listen(origin, { state: stateOf(state), ...changes })
    onTestFinished(listener.hangUp)
    return listener
  }
  /** A stream with its link and its session. */
  const opened = async (changes: Partial<Parameters<typeof listen>[1]> = {}) => {
    const stream = await open(changes)
    const events = await stream.heard(2)
    return { stream, link: linkIn(events), session: sessionIn(events) }
  }
  const control = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/mock/v1/worlds${path}`, ...(payload === undefined ? {} : { payload }) })
  const listening = async () => {
    const answer = await control('GET', '/default/streams')
    return answer.json<{ streams: { listening: boolean }[] }>().streams.map(stream => stream.listening)
  }
  return { app, service, origin, state, open, opened, control, listening, time }
}

describe('a stream', () => {
  test('begins with the link, its short code and the id of the stream', async () => {
    const { opened, state, origin } = await arrange()
    const { stream, link, session } = await opened()
    expect(stream.status).toBe(200)
    expect(stream.headers['content-type']).toBe('text/event-stream')
    expect(stream.headers['x-rule']).toBe('kiosk.open')
    expect(stream.headers['cache-control']).toBe('no-store')
    expect(stream.headers).toHaveProperty('x-request-id')
    expect(link).toMatchObject({ origin, path: '/upload', stateId: state })
    expect(link.secret).toMatch(/^[\w-]{22}$/)
    expect(link.code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
    expect(link.expires_at).toBe('2026-11-20T02:25:00.000Z')
    expect(session).not.toBe(state)
  })

  test('tells the messages and the files of the phone, each with the next number', async () => {
    const { app, opened } = await arrange()
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

  test('shows the address at which the kiosk has the application', async () => {
    const { open } = await arrange({ CORS_ORIGINS: 'https://web.example' })
    const stream = await open({ headers: { origin: 'https://web.example' } })
    expect(linkIn(await stream.heard(2)).origin).toBe('https://web.example')
    expect(stream.headers['access-control-allow-origin']).toBe('https://web.example')
  })

  test('shows https where the page of the kiosk stands behind it', async () => {
    const { open, origin } = await arrange()
    const behind = origin.replace('http:', 'https:')
    const stream = await open({ headers: { referer: `${behind}/open-account/residential/personal/review` } })
    expect(linkIn(await stream.heard(2)).origin).toBe(behind)
  })

  test('shows the address of the settings where the call does not tell, and none of elsewhere', async () => {
    const { open } = await arrange({ PUBLIC_URL: 'https://people.example/open-account' })
    const stream = await open({ headers: { referer: 'https://elsewhere.example/' } })
    expect(linkIn(await stream.heard(2)).origin).toBe('https://people.example')
  })

  test('is kept alive by a comment every 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const { opened } = await arrange()
    const { stream } = await opened()
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(() => expect(stream.comments()).toBe(1), soon)
    vi.advanceTimersByTime(30_000)
    await vi.waitFor(() => expect(stream.comments()).toBe(3), soon)
  })

  test('is in the journal once it is open, without anything that was sent', async () => {
    const { app, opened, control, state } = await arrange()
    const { link, session } = await opened()
    await phone(app, link.secret).upload('poo', 'Private name.pdf')
    const journal = await control('GET', '/default/journal')
    expect(journal.json<{ entries: object[] }>().entries).toMatchObject([
      { route: '/v1/transaction' },
      { method: 'GET', route: '/khaos/v1/upload/event', status: 200, rule: 'kiosk.open' },
      { route: '/khaos/v1/upload/files', status: 200, rule: 'attachment.stored' },
    ])
    for (const secret of ['Private', 'token-1', link.secret, link.code, session, state])
      expect(journal.body).not.toContain(secret)
  })
})

describe('a stream that is taken up again', () => {
  test('tells exactly what is missing', async () => {
    const { app, open, opened } = await arrange()
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

  test('tells everything to a kiosk that knows nothing, but for files that are gone', async () => {
    const { app, open, opened, state } = await arrange()
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

  test('asks for what the kiosk still misses', async () => {
    const { app, open, opened, state } = await arrange()
    const { link } = await opened()
    await open({ state: stateOf(state, ['bizfile']) })
    expect((await phone(app, link.secret).read()).json()).toMatchObject({ missing_fields: ['bizfile'] })
  })

  test('takes over from the connection before', async () => {
    const { app, open, opened, listening } = await arrange()
    const { stream, link, session } = await opened()
    const again = await open({ lastEventId: 2 })
    expect(await stream.over).toBe('cut')
    await phone(app, link.secret).send(session, 'phone_connected')
    await again.heard(1)
    expect(stream.events).toHaveLength(2)
    expect(await listening()).toEqual([true])
  })

  test('gives no number twice to a kiosk that knows more than the store', async () => {
    const { app, open, opened } = await arrange()
    const { link, session } = await opened()
    const again = await open({ lastEventId: 7 })
    await phone(app, link.secret).send(session, 'phone_connected')
    expect((await again.heard(1)).map(({ id }) => id)).toEqual([8])
  })
})

describe('a stream is over, with an end marker,', () => {
  test('when the kiosk closes it, and closing again is answered alike', async () => {
    const { app, opened, open } = await arrange()
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
    const { app, opened, control } = await arrange()
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
    const { app, origin, control } = await arrange()
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

  test('when the time of its world is over', async () => {
    const { app, origin, time } = await arrange()
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'brief', ttl_seconds: 60 } })
    const state = await applicant(app, { 'x-world': 'brief' }).start()
    const stream = await listen(origin, { state: stateOf(state) })
    await stream.heard(2)
    time.now += 60_000
    expect(await stream.over).toBe('closed')
    expect(stream.events.at(-1)?.data).toEqual({ kind: 'end' })
  })
})

describe('a new link after one that expired', () => {
  test('keeps what arrived, and the old link opens nothing', async () => {
    const { app, open, opened, control } = await arrange()
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

  test('tells a kiosk that knows nothing what arrived too', async () => {
    const { app, open, opened, control } = await arrange()
    const { link, session } = await opened()
    await phone(app, link.secret).upload('poo')
    await phone(app, link.secret).send(session, 'failed:bizfile')
    await control('POST', '/default/clock/advance', { seconds: 600 })
    const events = await (await open()).heard(3)
    expect(events.map(({ data }) => data.kind)).toEqual(['file', 'upload_url', 'kiosk_stream'])
  })

  test('is given only to the kiosk that opened the first', async () => {
    const { open, opened, control } = await arrange()
    await opened()
    await control('POST', '/default/clock/advance', { seconds: 600 })
    expect((await open({ token: 'token-2' })).status).toBe(401)
  })
})

describe('nothing is told', () => {
  test.each([
    ['without a token', { token: '' }],
    ['for another kind of credential', { token: '', headers: { authorization: 'Basic YTpi' } }],
  ])('%s', async (_what, changes) => {
    const { open } = await arrange()
    const answer = await open(changes)
    expect(answer.status).toBe(401)
    await answer.over
    expect(JSON.parse(answer.body())).toEqual({
      error: 'unauthorized',
      error_description: expect.any(String) as string,
    })
  })

  test('for another token, and the stream goes on', async () => {
    const { app, open, opened } = await arrange()
    const { stream, link, session } = await opened()
    expect((await open({ token: 'token-2' })).status).toBe(401)
    await phone(app, link.secret).send(session, 'phone_connected')
    await stream.heard(3)
  })

  test('for the secret of the link', async () => {
    const { open, opened } = await arrange()
    const { link } = await opened()
    expect((await open({ token: link.secret })).status).toBe(401)
  })

  test('of another session', async () => {
    const { app, origin, opened } = await arrange()
    const { link, session } = await opened()
    const other = await listen(origin, { state: stateOf(await applicant(app).start()), token: 'token-2' })
    onTestFinished(other.hangUp)
    const events = await other.heard(2)
    await phone(app, link.secret).send(session, 'phone_connected')
    await phone(app, linkIn(events).secret).send(sessionIn(events), 'receiving:poo:1')
    expect((await other.heard(3)).at(-1)?.data).toEqual({ kind: 'message', text: 'receiving:poo:1' })
  })

  test('of a transaction that was submitted', async () => {
    const { app, origin } = await arrange()
    const { ready, submit } = applicant(app)
    const { state_id, body } = await ready()
    await submit(body)
    expect((await listen(origin, { state: stateOf(state_id) })).status).toBe(410)
  })

  test.each([
    ['no base64url', '{}'],
    ['no JSON', Buffer.from('{"app_id"').toString('base64url')],
    ['no object', Buffer.from('[]').toString('base64url')],
    [
      'another application',
      Buffer.from('{"app_id":"CA","app_state":"a","missing_fields":[]}').toString('base64url'),
    ],
    ['an unknown document', stateOf('a', ['passport'])],
    [
      'an unknown field',
      Buffer.from('{"app_id":"OA","app_state":"a","missing_fields":[],"b":1}').toString('base64url'),
    ],
    ['a text without end', 'a'.repeat(4_001)],
  ])('for a state that is %s', async (_what, state) => {
    const { app } = await testApp()
    const answer = await app.inject({
      url: `/khaos/v1/upload/event?${new URLSearchParams({ state }).toString()}`,
      headers: { authorization: 'Bearer token-1' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: 'invalid_request',
      error_description: expect.any(String) as string,
    })
  })

  test('for a transaction that nobody started', async () => {
    const { open } = await arrange()
    expect((await open({ state: stateOf('unknown') })).status).toBe(404)
  })

  test('to whoever asks for the head alone, and the stream goes on', async () => {
    const { app, opened, state } = await arrange()
    const { stream, link, session } = await opened()
    const answer = await app.inject({
      method: 'HEAD',
      url: `/khaos/v1/upload/event?state=${stateOf(state)}`,
      headers: { authorization: 'Bearer token-1' },
    })
    expect(answer.statusCode).toBe(200)
    await phone(app, link.secret).send(session, 'phone_connected')
    await stream.heard(3)
  })

  test('for a Last-Event-ID that is none', async () => {
    const { open } = await arrange()
    expect((await open({ headers: { 'last-event-id': 'seven' } })).status).toBe(400)
  })
})

describe('connections', () => {
  test('that break off leave no listener', async () => {
    const { app, opened, listening } = await arrange()
    const { stream, link, session } = await opened()
    expect(await listening()).toEqual([true])
    stream.hangUp()
    await vi.waitFor(async () => expect(await listening()).toEqual([false]), soon)
    expect((await phone(app, link.secret).send(session, 'phone_connected')).json()).toEqual({
      delivered: false,
    })
  })

  test('are cut when the service stops', async () => {
    const { app, opened } = await arrange()
    const { stream } = await opened()
    await app.close()
    expect(await stream.over).toBe('cut')
    expect(stream.events).toHaveLength(2)
  })

  test.each([0, 1, 3])('are cut after %d events when a tester asks for it', async after_events => {
    const { app, open, opened, control } = await arrange()
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

  test.each(['malformed', 'status'])('are not opened when a tester asks for %s', async kind => {
    const { open, control } = await arrange()
    const error = kind === 'status' ? { error: 'unavailable' } : {}
    await control('POST', '/default/faults', { operation: 'kiosk.stream', effect: { kind, ...error } })
    const answer = await open()
    expect(await answer.over).toBe('closed')
    expect(answer.events).toEqual([])
  })

  test('of a kiosk that does not read hold no more than a little, are cut, and go on later', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const { app, origin, opened, open, state } = await arrange()
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
    const known = slow.events.at(-1)?.id ?? 0
    const rest = await open({ lastEventId: known })
    await rest.heard(count + 3 - known)
    expect(rest.events.at(-1)?.id).toBe(count + 3)
  })
})
