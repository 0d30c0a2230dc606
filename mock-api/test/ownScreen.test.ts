import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { pdf } from '../src/subjects/seeding/applicantBy.ts'
import { arrangeStream } from './arrangeStream.ts'
import { kiosk, phone, stateOf } from './kiosk.ts'
import { signaturePicture } from '../src/subjects/seeding/signaturePicture.ts'

const tenMinutes = 600_000

/** An application on a computer, with the credential of its screen. */
const arrange = async () => {
  const arranged = await arrangeStream()
  const { app, opened, state } = arranged
  const askFor = (state_id: string) =>
    app.inject({ method: 'POST', url: '/khaos/v1/upload/credential', payload: { state_id } })
  const credentialOf = async (of: string) => (await askFor(of)).json<{ credential: string }>().credential
  const token = await credentialOf(state)
  /** Opens the stream of the computer, by default with a request for a signature. */
  const onComputer = (request?: string) => opened({ state: stateOf(state, ['poo'], request), token })
  const readPicture = (session: string, id: string, bearer = token) =>
    app.inject({
      url: `/khaos/v1/upload/signature/${id}?sessionId=${session}`,
      headers: { authorization: `Bearer ${bearer}` },
    })
  return { ...arranged, askFor, credentialOf, token, onComputer, readPicture }
}

describe('the credential of the screen of an application', () => {
  test('opens the stream, and the link works on a phone', async () => {
    const { app, onComputer } = await arrange()
    const { stream, link } = await onComputer()
    const { read, upload } = phone(app, link.secret)
    expect((await read()).json()).toMatchObject({
      missing_fields: ['poo'],
      signature: 'none',
      screen: 'computer',
    })
    const file = (await upload('poo', 'deed.pdf', pdf)).json<object>()
    expect((await stream.heard(3)).at(-1)?.data).toEqual({ kind: 'file', ...file })
  })

  test('is the same for every call, and the store has only its hash', async () => {
    const { askFor, credentialOf, state, token, onComputer, service } = await arrange()
    await onComputer()
    expect(await credentialOf(state)).toBe(token)
    expect((await askFor(state)).headers['x-rule']).toBe('kiosk.credential')
    const rows = [
      await service.db.selectFrom('kiosk_sessions').selectAll().execute(),
      await service.db.selectFrom('transactions').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('continues the session after a refresh with the same link', async () => {
    const { onComputer } = await arrange()
    const first = await onComputer()
    const again = await onComputer()
    expect(again.link).toEqual(first.link)
    expect(again.session).toBe(first.session)
    expect(await first.stream.over).toBe('cut')
  })

  test('of another application is refused, before and after the stream was opened', async () => {
    const { app, credentialOf, onComputer, open, state, token } = await arrange()
    const other = await credentialOf(await applicant(app).start())
    const [wrong, ...rest] = token.split('.').toReversed()
    for (const bearer of [other, [`${wrong?.slice(1)}A`, ...rest].toReversed().join('.')]) {
      const refused = await open({ state: stateOf(state, ['poo']), token: bearer })
      expect([refused.status, refused.headers['x-rule']]).toEqual([401, 'kiosk.wrong-credential'])
    }
    const { session } = await onComputer()
    expect((await open({ state: stateOf(state, ['poo']), token: other })).status).toBe(401)
    expect((await kiosk(app, other).close(session)).statusCode).toBe(401)
  })

  test('is refused to the token of a kiosk once the computer has opened the stream', async () => {
    const { onComputer, open, state } = await arrange()
    await onComputer()
    expect((await open({ state: stateOf(state, ['poo']), token: 'token-1' })).status).toBe(401)
  })

  test('is not given for an application of a kiosk', async () => {
    const { app, askFor } = await arrange()
    const atKiosk = await applicant(app, { authorization: 'Bearer token-1' }).start()
    const answer = await askFor(atKiosk)
    expect(answer.json()).toMatchObject({ error: 'unauthorized' })
  })

  test('is not given for an application that is unknown, has ended or was submitted', async () => {
    const { app, askFor } = await arrange()
    expect((await askFor('unknown')).json()).toMatchObject({ error: 'not_found' })
    const person = applicant(app)
    const ended = await person.start()
    await app.inject({ method: 'POST', url: `/v1/transaction/${ended}/end` })
    expect((await askFor(ended)).json()).toMatchObject({ error: 'expired' })
    const { state_id, body } = await person.ready()
    await person.submit(body)
    expect((await askFor(state_id)).json()).toMatchObject({ error: 'already_submitted' })
  })
})

describe('the link of a computer', () => {
  test('expires after ten minutes, and a new one opens with what arrived', async () => {
    const { app, onComputer, time } = await arrange()
    const { link } = await onComputer()
    await phone(app, link.secret).upload('poo', 'deed.pdf')
    time.now += tenMinutes
    const late = phone(app, link.secret)
    for (const answer of [await late.read(), await late.upload('poo'), await late.sign(signaturePicture)])
      expect(answer.json()).toEqual({
        error: 'expired',
        error_description: 'This link has expired. Please scan the new QR code on your computer.',
      })
    const next = await onComputer()
    expect(next.link.secret).not.toBe(link.secret)
    expect((await late.read()).statusCode).toBe(410)
    expect((await phone(app, next.link.secret).read()).json()).toMatchObject({
      files: [{ filename: 'deed.pdf' }],
    })
  })

  test('replaces the file of a document that may have several at a kiosk (C-073)', async () => {
    const { app, opened, state, token } = await arrange()
    const { link } = await opened({ state: stateOf(state, ['bizfile']), token })
    const { read, upload } = phone(app, link.secret)
    await upload('bizfile', 'first.pdf')
    await upload('bizfile', 'second.pdf')
    expect((await read()).json<{ files: object[] }>().files).toMatchObject([{ filename: 'second.pdf' }])
  })

  test('is over once the computer has closed it', async () => {
    const { app, onComputer, token } = await arrange()
    const { link, session, stream } = await onComputer()
    await kiosk(app, token).close(session)
    expect(await stream.over).toBe('closed')
    expect((await phone(app, link.secret).read()).json()).toEqual({
      error: 'expired',
      error_description: 'The upload was ended on your computer. This link is no longer needed.',
    })
  })

  test('is over once the application has ended', async () => {
    const { app, onComputer, state } = await arrange()
    const { link } = await onComputer()
    await app.inject({ method: 'POST', url: `/v1/transaction/${state}/end` })
    expect((await phone(app, link.secret).read()).statusCode).toBe(410)
  })
})

describe('a signature by phone', () => {
  test('arrives on the screen that requested it, which can read the picture', async () => {
    const { app, onComputer, readPicture } = await arrange()
    const { link, session, stream } = await onComputer('request-1')
    const { read, sign } = phone(app, link.secret)
    expect((await read()).json()).toMatchObject({ signature: 'requested' })
    const answer = await sign(signaturePicture)
    expect(answer.headers['x-rule']).toBe('kiosk.signed')
    const { fileId } = answer.json<{ fileId: string }>()
    expect((await stream.heard(3)).at(-1)?.data).toEqual({ kind: 'signature', fileId, request: 'request-1' })
    expect((await read()).json()).toMatchObject({ signature: 'stored' })
    const picture = await readPicture(session, fileId)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.rawPayload).toEqual(Buffer.from(signaturePicture))
  })

  test('arrives after a refresh, a lost connection and a new link too', async () => {
    const { app, onComputer, open, state, token, time } = await arrange()
    const { link, stream } = await onComputer('request-1')
    stream.hangUp()
    await phone(app, link.secret).sign(signaturePicture)
    const request = { state: stateOf(state, ['poo'], 'request-1'), token }
    const signature = expect.objectContaining({ kind: 'signature', request: 'request-1' }) as unknown
    const reconnected = await open({ ...request, lastEventId: 2 })
    expect((await reconnected.heard(1)).map(({ data }) => data)).toEqual([signature])
    const refreshed = await open(request)
    expect((await refreshed.heard(3)).map(({ data }) => data)).toContainEqual(signature)
    time.now += tenMinutes
    const renewed = await open(request)
    expect((await renewed.heard(3)).map(({ data }) => data)).toContainEqual(signature)
  })

  test('of an earlier request does not count for a later one', async () => {
    const { app, onComputer } = await arrange()
    const { link } = await onComputer('request-1')
    await phone(app, link.secret).sign(signaturePicture)
    await onComputer('request-2')
    expect((await phone(app, link.secret).read()).json()).toMatchObject({ signature: 'requested' })
  })

  test('is refused where none is requested, and above twenty', async () => {
    const { app, onComputer } = await arrange()
    const { link } = await onComputer()
    const { sign } = phone(app, link.secret)
    const refused = await sign(signaturePicture)
    expect([refused.statusCode, refused.headers['x-rule']]).toEqual([409, 'kiosk.signature-not-requested'])
    await onComputer('request-1')
    for (let count = 0; count < 20; count += 1) expect((await sign(signaturePicture)).statusCode).toBe(200)
    expect((await sign(signaturePicture)).statusCode).toBe(409)
  })

  test('is refused unless it is a whole PNG picture', async () => {
    const { app, onComputer } = await arrange()
    const { link } = await onComputer('request-1')
    expect((await phone(app, link.secret).sign(pdf)).json()).toMatchObject({ error: 'unsupported_file' })
  })

  test('can be read neither by the phone nor by another application, nor by another id', async () => {
    const { app, credentialOf, onComputer, readPicture, token } = await arrange()
    const { link, session } = await onComputer('request-1')
    const { fileId } = (await phone(app, link.secret).sign(signaturePicture)).json<{ fileId: string }>()
    const other = await credentialOf(await applicant(app).start())
    expect((await readPicture(session, fileId, link.secret)).statusCode).toBe(401)
    expect((await readPicture(session, fileId, other)).statusCode).toBe(401)
    expect((await readPicture(session, 'another', token)).statusCode).toBe(404)
    expect((await readPicture('another', fileId, token)).statusCode).toBe(404)
  })
})
