import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { applicant } from './application.ts'
import { pdf } from '../src/subjects/seeding/applicantBy.ts'
import { kiosk, linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { testApp } from './testApp.ts'

/** The address of the proxy that the service trusts in compose. */
const proxyOfCompose = async (): Promise<string> => {
  const compose = await readFile(resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8')
  const services = compose.slice(compose.indexOf('\nservices:'))
  const [, trusted = ''] = /TRUSTED_PROXIES: (\S+)/.exec(services) ?? []
  const [, address = ''] = /ipv4_address: (\S+)/.exec(services) ?? []
  expect(trusted).toBe(address)
  return trusted
}

const arrange = async (missing?: readonly string[]) => {
  const { app, service } = await testApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const person = applicant(app)
  /** A kiosk that listens, for a new applicant. */
  const atKiosk = async (state: string, token = 'token-1') => {
    const stream = await listen(origin, { state: stateOf(state, missing), token })
    onTestFinished(stream.hangUp)
    const events = await stream.heard(2)
    const link = linkIn(events)
    return { stream, link, session: sessionIn(events), ...phone(app, link.secret) }
  }
  const state = await person.start()
  const typesIn = async () => {
    const answer = await app.inject({ url: `/v1/transaction/attachment/${state}` })
    return answer.json<{ attachmentDetails: { type: string; filename: string }[] }>().attachmentDetails
  }
  const tryCode = (code: string, headers = {}) =>
    app.inject({ method: 'POST', url: '/khaos/v1/upload/code', payload: { code }, headers })
  return { app, service, state, person, typesIn, tryCode, atKiosk, ...(await atKiosk(state)) }
}

describe('a phone with the link', () => {
  test('a phone reads the requested documents and the files that arrived', async () => {
    const { read, upload, state, session } = await arrange()
    const file = (await upload('poo')).json<object>()
    expect((await read()).json()).toEqual({
      sessionId: session,
      stateId: state,
      missing_fields: ['poo', 'bizfile'],
      files: [file],
      signature: 'none',
      screen: 'kiosk',
      expires_at: '2026-11-20T02:25:00.000Z',
    })
  })

  test('a file that a phone uploads becomes a document of the application', async () => {
    const { upload, typesIn } = await arrange()
    const answer = await upload('poo', 'deed.pdf')
    expect(answer.headers['x-rule']).toBe('attachment.stored')
    expect(await typesIn()).toMatchObject([{ type: 'proof_of_ownership', filename: 'deed.pdf' }])
  })

  test('a phone replaces the file of a document with one file', async () => {
    const { upload, typesIn, read } = await arrange()
    await upload('poo', 'first.pdf')
    expect((await upload('poo', 'second.pdf')).headers['x-rule']).toBe('attachment.replaced')
    expect(await typesIn()).toMatchObject([{ filename: 'second.pdf' }])
    expect((await read()).json<{ files: object[] }>().files).toHaveLength(1)
  })

  test('a phone adds files to a document that may have several, up to a limit', async () => {
    const { upload, typesIn } = await arrange()
    for (let count = 0; count < 20; count += 1) await upload('bizfile', `part ${count}.pdf`)
    expect(await typesIn()).toHaveLength(20)
    const answer = await upload('bizfile', 'one more.pdf')
    expect(answer.headers['x-rule']).toBe('kiosk.not-asked')
    expect(answer.json()).toMatchObject({ error: 'invalid_request', issues: [{ path: 'docId' }] })
    expect(await typesIn()).toHaveLength(20)
  })

  test('a phone cannot upload a document that is not requested, but may replace one that arrived', async () => {
    const { app, upload, atKiosk, state, typesIn } = await arrange()
    expect((await upload('eil')).json()).toMatchObject({
      error: 'invalid_request',
      issues: [{ path: 'docId' }],
    })
    await upload('poo', 'first.pdf')
    const { link } = await atKiosk(state)
    const again = phone(app, link.secret)
    expect((await again.upload('poo', 'second.pdf')).statusCode).toBe(200)
    expect(await typesIn()).toMatchObject([{ filename: 'second.pdf' }])
  })

  test.each([
    ['content of another format', 'poo', 'a.pdf', Buffer.from('GIF89a'), 'unsupported_file'],
    ['a name of another format', 'poo', 'a.png', pdf, 'unsupported_file'],
    ['a name that is too long', 'poo', `${'a'.repeat(41)}.pdf`, pdf, 'invalid_request'],
    ['an unknown document', 'passport', 'a.pdf', pdf, 'invalid_request'],
    [
      'one byte too many',
      'poo',
      'a.pdf',
      Buffer.concat([pdf, Buffer.alloc(8_000_001 - pdf.length)]),
      'file_too_large',
    ],
    ['a name that makes saving fail', 'poo', 'cannot be stored.pdf', pdf, 'upstream_error'],
  ])('a phone cannot upload %s', async (_what, docId, filename, file, error) => {
    const { upload, stream, typesIn } = await arrange()
    const answer = await upload(docId, filename, file)
    expect(answer.json()).toMatchObject({ error, error_description: expect.any(String) as string })
    expect(await typesIn()).toEqual([])
    expect(stream.events).toHaveLength(2)
  })

  test('a phone is refused after the submission with the reason', async () => {
    const { app, person, atKiosk } = await arrange()
    const { state_id, body } = await person.ready()
    const { link } = await atKiosk(state_id)
    await person.submit(body)
    const late = phone(app, link.secret)
    expect((await late.read()).json()).toMatchObject({ error: 'already_submitted' })
    expect((await late.upload('poo')).json()).toMatchObject({ error: 'already_submitted' })
  })

  test('a phone cannot make the calls of a kiosk', async () => {
    const { app, link, session, state, upload } = await arrange()
    const { body } = await upload('poo')
    const asKiosk = kiosk(app, link.secret)
    for (const answer of [
      await asKiosk.close(session),
      await asKiosk.reset(session),
      await asKiosk.deleteFile(session, state, body),
    ])
      expect(answer.json()).toMatchObject({ error: 'unauthorized' })
  })

  test.each(['phone_connected', 'receiving:poo:48', 'failed:poo', 'phone_done'])(
    'a phone sends its kiosk %s',
    async text => {
      const { send, session, stream } = await arrange()
      expect((await send(session, text)).json()).toEqual({ delivered: true })
      expect((await stream.heard(3)).at(-1)?.data).toEqual({ kind: 'message', text })
    },
  )

  test('a phone sends messages of the list only, and to its own kiosk only', async () => {
    const { person, session, send, atKiosk } = await arrange()
    const other = await atKiosk(await person.start(), 'token-2')
    const answer = await send(other.session, 'phone_connected')
    expect(answer.json()).toMatchObject({ error: 'unauthorized' })
    expect(answer.headers['x-rule']).toBe('kiosk.wrong-credential')
    expect((await send(session, 'hello')).json()).toMatchObject({ error: 'invalid_request' })
    expect((await send('unknown', 'phone_connected')).json()).toMatchObject({ error: 'not_found' })
    expect(other.stream.events).toHaveLength(2)
  })
})

test.each(['', 'wrong', 'a b'])('the credential %j is refused', async secret => {
  const { app } = await arrange()
  for (const answer of [await phone(app, secret).read(), await phone(app, secret).upload('poo')])
    expect(answer.json()).toMatchObject({ error: 'unauthorized' })
})

test('the state id and the token of the kiosk are refused to a phone', async () => {
  const { app, state } = await arrange()
  expect((await phone(app, state).read()).statusCode).toBe(401)
  expect((await phone(app, 'token-1').read()).statusCode).toBe(401)
})

test('a phone belongs to the world of its link', async () => {
  const { app, service } = await testApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.inject({
    method: 'POST',
    url: '/mock/v1/worlds',
    payload: { id: 'mine', now: '2026-12-01T08:00:00' },
  })
  const state = await applicant(app, { 'x-world': 'mine' }).start()
  const stream = await listen(origin, { state: stateOf(state) })
  onTestFinished(stream.hangUp)
  const { secret, code } = linkIn(await stream.heard(2))
  expect((await phone(app, secret).read()).headers.date).toBe('Tue, 01 Dec 2026 00:00:00 GMT')
  const opened = await app.inject({ method: 'POST', url: '/khaos/v1/upload/code', payload: { code } })
  expect(opened.statusCode).toBe(200)
  expect(await service.db.selectFrom('kiosk_sessions').select('world').execute()).toEqual([{ world: 'mine' }])
})

describe('a short code', () => {
  test('a short code opens the same page as the link, in small letters too', async () => {
    const { tryCode, link } = await arrange()
    const answer = await tryCode(link.code.toLowerCase())
    expect(answer.json()).toEqual({ url: link.url })
    expect(answer.headers['x-rule']).toBe('kiosk.open')
  })

  test('an unknown short code is refused', async () => {
    const { tryCode } = await arrange()
    const answer = await tryCode('AAAAAA')
    expect(answer.json()).toMatchObject({ error: 'not_found' })
    expect(answer.headers['x-rule']).toBe('kiosk.code-unknown')
  })

  test('a short code is refused after its session is over', async () => {
    const { app, tryCode, link, session } = await arrange()
    await kiosk(app).close(session)
    expect((await tryCode(link.code)).statusCode).toBe(404)
  })

  test('short codes can be tried ten times within ten minutes, also in parallel', async () => {
    const { app, tryCode, link } = await arrange()
    expect((await tryCode(link.code)).statusCode).toBe(200)
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode('AAAAAA')))
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40)
    const right = await tryCode(link.code)
    expect(right.json()).toMatchObject({ error: 'too_many_requests' })
    expect(right.headers['x-rule']).toBe('kiosk.code-limit')
    await app.inject({
      method: 'POST',
      url: '/mock/v1/worlds/default/clock/advance',
      payload: { seconds: 600 },
    })
    expect((await tryCode('AAAAAA')).statusCode).toBe(404)
  })

  test('an address has ten tries of short codes, in all worlds together', async () => {
    const { app, tryCode } = await arrange()
    const worlds = ['one', 'two', 'three', 'four']
    for (const id of worlds) await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id } })
    const answers = await Promise.all(
      worlds.flatMap(world => Array.from({ length: 10 }, () => tryCode('AAAAAA', { 'x-world': world }))),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30)
  })

  test('a caller that is no trusted proxy has ten tries, whatever addresses it sends', async () => {
    const { app } = await testApp({ TRUSTED_PROXIES: await proxyOfCompose() })
    const guess = (forged: string) =>
      app.inject({
        method: 'POST',
        url: '/khaos/v1/upload/code',
        payload: { code: 'AAAAAA' },
        remoteAddress: '172.28.77.99',
        headers: { 'x-forwarded-for': forged },
      })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, part) => guess(`203.0.113.${part}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(10)
  })
})
