import { describe, expect, onTestFinished, test } from 'vitest'
import { applicant } from './application.ts'
import { arrangeStream } from './arrangeStream.ts'
import { linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { testApp } from './testApp.ts'

describe('No stream is opened', () => {
  test.each([
    ['without a token', { token: '' }],
    ['for another scheme of credentials', { token: '', headers: { authorization: 'Basic YTpi' } }],
  ])('%s', async (_what, changes) => {
    const { open } = await arrangeStream()
    const answer = await open(changes)
    expect(answer.status).toBe(401)
    await answer.over
    expect(JSON.parse(answer.body())).toEqual({
      error: 'unauthorized',
      error_description: expect.any(String) as string,
    })
  })

  test('for another token, and the open one continues', async () => {
    const { app, open, opened } = await arrangeStream()
    const { stream, link, session } = await opened()
    expect((await open({ token: 'token-2' })).status).toBe(401)
    await phone(app, link.secret).send(session, 'phone_connected')
    await stream.heard(3)
  })

  test('for the secret of the link', async () => {
    const { open, opened } = await arrangeStream()
    const { link } = await opened()
    expect((await open({ token: link.secret })).status).toBe(401)
  })

  test('for the credential of another session', async () => {
    const { app, origin, opened } = await arrangeStream()
    const { link, session } = await opened()
    const other = await listen(origin, { state: stateOf(await applicant(app).start()), token: 'token-2' })
    onTestFinished(other.hangUp)
    const events = await other.heard(2)
    await phone(app, link.secret).send(session, 'phone_connected')
    await phone(app, linkIn(events).secret).send(sessionIn(events), 'receiving:poo:1')
    expect((await other.heard(3)).at(-1)?.data).toEqual({ kind: 'message', text: 'receiving:poo:1' })
  })

  test('for a transaction that was submitted', async () => {
    const { app, origin } = await arrangeStream()
    const { ready, submit } = applicant(app)
    const { state_id, body } = await ready()
    await submit(body)
    expect((await listen(origin, { state: stateOf(state_id) })).status).toBe(410)
  })

  test.each([
    ['not base64url', '{}'],
    ['not JSON', Buffer.from('{"app_id"').toString('base64url')],
    ['not an object', Buffer.from('[]').toString('base64url')],
    [
      'another application',
      Buffer.from('{"app_id":"CA","app_state":"a","missing_fields":[]}').toString('base64url'),
    ],
    ['an unknown document', stateOf('a', ['passport'])],
    [
      'an unknown field',
      Buffer.from('{"app_id":"OA","app_state":"a","missing_fields":[],"b":1}').toString('base64url'),
    ],
    ['too long', 'a'.repeat(4_001)],
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

  test('for an unknown transaction', async () => {
    const { open } = await arrangeStream()
    expect((await open({ state: stateOf('unknown') })).status).toBe(404)
  })

  test('for a HEAD request, and the open one continues', async () => {
    const { app, opened, state } = await arrangeStream()
    const { stream, link, session } = await opened()
    const answer = await app.inject({
      method: 'HEAD',
      url: `/khaos/v1/upload/event?state=${stateOf(state)}`,
      headers: { authorization: 'Bearer token-1' },
    })
    expect(answer.statusCode).toBe(404)
    await phone(app, link.secret).send(session, 'phone_connected')
    await stream.heard(3)
  })

  test('for an invalid Last-Event-ID', async () => {
    const { open } = await arrangeStream()
    expect((await open({ headers: { 'last-event-id': 'seven' } })).status).toBe(400)
  })
})
