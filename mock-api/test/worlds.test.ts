import type { World } from '@open-account/contracts/control/worlds'
import { describe, expect, test } from 'vitest'
import { sweepWorlds } from '../src/app/sweep.ts'
import { applicant } from './application.ts'
import { arrangeWorlds } from './arrangeWorlds.ts'
import { now, testApp } from './testApp.ts'

describe('a world', () => {
  test('a world is created, shown, listed after the default one, and deleted', async () => {
    const { call, create } = await arrangeWorlds()
    const id = await create({ latency_ms: 5 })
    expect((await call('GET', `/worlds/${id}`)).json()).toMatchObject({
      id,
      latency_ms: 5,
      now: '2026-11-20T10:15:00',
    })
    expect((await call('GET', '/worlds')).json<{ worlds: World[] }>().worlds.map(world => world.id)).toEqual([
      'default',
      id,
    ])
    expect((await call('DELETE', `/worlds/${id}`)).statusCode).toBe(204)
    expect((await call('GET', `/worlds/${id}`)).statusCode).toBe(404)
  })

  test('a world cannot be created twice', async () => {
    const { call } = await arrangeWorlds()
    await call('POST', '/worlds', { id: 'mine' })
    expect((await call('POST', '/worlds', { id: 'mine' })).json()).toMatchObject({ error: 'world_conflict' })
  })

  test('the default world cannot be deleted', async () => {
    const { call } = await arrangeWorlds()
    expect((await call('DELETE', '/worlds/default')).json()).toMatchObject({ error: 'world_conflict' })
  })

  test('the transactions of a world are not in another one', async () => {
    const { app, create } = await arrangeWorlds()
    const [one, other] = [await create(), await create()]
    const state = await applicant(app, { 'x-world': one }).start()
    const url = `/v1/transaction/attachment/${state}`
    expect((await app.inject({ url, headers: { 'x-world': one } })).statusCode).toBe(200)
    expect((await app.inject({ url, headers: { 'x-world': 'unknown' } })).statusCode).toBe(404)
    /** The id names its world, so that a person without header or cookie can continue. */
    expect((await app.inject({ url, headers: { 'x-world': other } })).statusCode).toBe(200)
    expect((await app.inject({ url })).statusCode).toBe(200)
  })

  test('a person enters a world through a cookie', async () => {
    const { app, create, call } = await arrangeWorlds()
    const id = await create()
    await call('PATCH', `/worlds/${id}/flags`, { flags: [{ name: 'oa-livechat', active: true }] })
    const entered = await app.inject({ url: `/mock/enter/${id}?to=/open-account` })
    expect(entered.statusCode).toBe(303)
    expect(entered.headers.location).toBe('/open-account')
    const cookie = String(entered.headers['set-cookie']).split(';', 1)[0] ?? ''
    const config = await app.inject({ url: '/appconfig', headers: { cookie } })
    expect(config.json()).toMatchObject({ 'oa-livechat': { active: true } })
  })

  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
    'the page that enters a world does not redirect to %s',
    async to => {
      const { app } = await arrangeWorlds()
      const answer = await app.inject({
        url: `/mock/enter/default?${new URLSearchParams({ to }).toString()}`,
      })
      expect(answer.json()).toMatchObject({ error: 'invalid_request' })
    },
  )

  test('a cookie with a deleted world leads to the default one', async () => {
    const { app } = await arrangeWorlds()
    const answer = await app.inject({ url: '/appconfig', headers: { cookie: 'world=gone' } })
    expect(answer.statusCode).toBe(200)
  })

  test('a world ends after its lifetime and is then deleted', async () => {
    let at = now
    const { app, service, create } = await arrangeWorlds(() => at)
    const id = await create({ ttl_seconds: 60 })
    const read = () => app.inject({ url: '/appconfig', headers: { 'x-world': id } })
    expect((await read()).statusCode).toBe(200)
    at += 60_000
    expect((await read()).json()).toMatchObject({ error: 'expired' })
    await sweepWorlds(service)
    expect((await read()).json()).toMatchObject({ error: 'not_found' })
  })

  test('a reset empties a world', async () => {
    const { app, call, create } = await arrangeWorlds()
    const id = await create({ now: '2026-12-01T08:00:00' })
    const state = await applicant(app, { 'x-world': id }).start()
    expect((await call('POST', `/worlds/${id}/reset`)).json()).toMatchObject({
      id,
      now: '2026-11-20T10:15:00',
    })
    expect((await app.inject({ url: `/v1/transaction/attachment/${state}` })).statusCode).toBe(404)
  })

  test('an archive restores its world', async () => {
    const { app, call, create } = await arrangeWorlds()
    const id = await create({ now: '2026-12-01T08:00:00' })
    const { ready, submit } = applicant(app, { 'x-world': id })
    const { body } = await ready()
    const first = await submit(body)
    const archive = (await call('GET', `/worlds/${id}/archive`)).json<object>()
    await call('DELETE', `/worlds/${id}`)
    expect((await call('PUT', `/worlds/${id}/archive`, archive)).json()).toMatchObject({
      now: '2026-12-01T08:00:00',
    })
    expect((await submit(body)).json()).toEqual(first.json())
  })

  test.each(['not JSON', '{}', '{"own":{}}'])('the archive %s is refused', async data => {
    const { call, create } = await arrangeWorlds()
    const answer = await call('PUT', `/worlds/${await create()}/archive`, { version: 1, data })
    expect(answer.json()).toMatchObject({ error: 'invalid_request' })
  })

  test('an archive whose ids are in another world is refused', async () => {
    const { app, call, create } = await arrangeWorlds()
    const [one, other] = [await create(), await create()]
    await applicant(app, { 'x-world': one }).start()
    const archive = (await call('GET', `/worlds/${one}/archive`)).json<object>()
    expect((await call('PUT', `/worlds/${other}/archive`, archive)).json()).toMatchObject({
      error: 'invalid_request',
    })
  })
})

test('the request log contains each call and its rule, and no body in its list', async () => {
  const { app, call } = await arrangeWorlds()
  const { post, start } = applicant(app)
  const state = await start()
  await post('/v1/accounts/profile/is-email-linked', { email: 'linked@example.com', transaction_id: state })
  await app.inject({ url: `/v1/transaction/attachment/${state}` })
  const requestLog = await call('GET', '/worlds/default/request-log')
  const { entries } = requestLog.json<{ entries: { id: string }[] }>()
  expect(entries).toMatchObject([
    { method: 'GET', route: '/v1/transaction', status: 200 },
    {
      route: '/v1/accounts/profile/is-email-linked',
      rule: 'email.linked',
      sentence: 'The e-mail belongs to another account.',
    },
    { route: '/v1/transaction/attachment/:transaction_id' },
  ])
  expect(requestLog.body).not.toContain('linked@example.com')
  const rest = await call('GET', `/worlds/default/request-log?after=${entries[1]?.id ?? ''}`)
  expect(rest.json<{ entries: object[] }>().entries).toHaveLength(1)
})

test('without CONTROL there is no control API, page, world header, rule header or cookie', async () => {
  const { app } = await testApp({ CONTROL: 'off' })
  for (const url of ['/mock/v1/worlds', '/mock', '/mock/enter/default'])
    expect((await app.inject({ url })).statusCode).toBe(404)
  const headers = { 'x-world': 'unknown', cookie: 'world=unknown' }
  const answer = await app.inject({ url: '/appconfig', headers })
  expect(answer.statusCode).toBe(200)
  const ruled = await app.inject({
    method: 'POST',
    url: '/khaos/v1/upload/code',
    payload: { code: 'AAAAAA' },
  })
  expect(ruled.statusCode).toBe(404)
  expect(ruled.headers['x-rule']).toBeUndefined()
})
