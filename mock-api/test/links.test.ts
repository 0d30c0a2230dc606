import { control } from '@open-account/contracts/control/control'
import type { SharedDraft } from '@open-account/contracts/control/links'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { page } from './arrangeSteering.ts'
import { stores } from './stores.ts'
import { testApp } from './testApp.ts'

const place = '/open-account/residential/personal/confirmation'
const draftOf = (state: string): SharedDraft => ({
  signupStart: 'true',
  signupStateId: state,
  signupDomainType: 'residential/personal',
  signupData: '{"name":"TAN & <SONS>"}',
  place,
})

/** A world with a started application, and another world. */
const arrange = async (
  database?: Parameters<typeof testApp>[2],
  variables: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) => {
  const { app, service } = await testApp(variables, {}, database)
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/mock/v1/worlds${path}`
    return app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  }
  for (const id of ['mine', 'other']) await call('POST', '', { id })
  const person = applicant(app, { 'x-world': 'mine' })
  const state = await person.start()
  const make = (changes: object = {}, draft: object = draftOf(state), world = 'mine') =>
    call('POST', `/${world}/links`, { draft, ...changes })
  const makeLink = async (changes: object = {}) => {
    const answer = await make(changes)
    return control.links.make.responses[201].parse(answer.json())
  }
  const list = async (query = '') =>
    control.links.list.responses[200].parse((await call('GET', `/mine/links${query}`)).json())
  const open = (address: string, more: Readonly<Record<string, string>> = {}) =>
    app.inject({ url: new URL(address).pathname, headers: { ...page, ...headers, ...more } })
  return { app, service, call, person, state, make, makeLink, list, open }
}

describe.each(stores)('A share link on $name', ({ database }) => {
  test('leads a browser into its world and to the step, with the answers', async () => {
    const { service, makeLink, open, state } = await arrange(database)
    const { url, ...link } = await makeLink({ name: 'the street' })
    expect(link).toMatchObject({
      name: 'the street',
      place,
      state_id: state,
      expires_at: '2026-11-27T10:15:00',
    })
    const secret = url.replace('http://localhost:80/mock/links/', '')
    expect(secret).toMatch(/^[\w-]{22}$/)
    const rows = await service.db.selectFrom('share_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)

    const opened = await open(url, { cookie: 'world=other' })
    expect(opened.statusCode).toBe(200)
    expect(opened.headers['set-cookie']).toMatch(/^world=mine;/)
    expect(opened.headers['referrer-policy']).toBe('no-referrer')
    expect(opened.headers['cache-control']).toBe('no-store')
    expect(opened.body).toContain(`data-place="${place}"`)
    expect(opened.body).toContain('TAN &amp; &lt;SONS&gt;')
    expect(opened.body).not.toContain(secret)
  })

  test('is listed in pages without its secret, searched and deleted', async () => {
    const { call, makeLink, list, open } = await arrange(database)
    const links = []
    for (const name of ['The street', 'The date', undefined]) links.push(await makeLink({ name }))
    const [first, second, third] = links
    expect((await list()).links.map(({ id }) => id)).toEqual(links.map(({ id }) => id))
    expect(await list('?limit=1')).toMatchObject({ links: [{ id: first?.id }], total: 3 })
    expect(await list(`?limit=1&after=${first?.id}`)).toMatchObject({ links: [{ id: second?.id }], total: 3 })
    expect(await list('?text=street')).toMatchObject({ links: [{ id: first?.id }], total: 1 })
    expect((await list('?text=confirmation')).total).toBe(3)
    expect(JSON.stringify(await list())).not.toMatch(/url|SONS/)
    expect((await call('GET', '/mine/links?after=unknown')).statusCode).toBe(404)

    expect((await call('DELETE', `/other/links/${third?.id}`)).statusCode).toBe(404)
    expect((await call('DELETE', `/mine/links/${third?.id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/mine/links/${third?.id}`)).statusCode).toBe(404)
    expect((await open(third?.url ?? '')).statusCode).toBe(404)
    expect((await list()).total).toBe(2)
  })

  test('expires by the clock of its world, and is deleted when the next one is made', async () => {
    const { call, makeLink, list, open } = await arrange(database)
    const { url, id } = await makeLink({ ttl_seconds: 60 })
    await call('POST', '/mine/clock/advance', { seconds: 59 })
    expect((await open(url)).statusCode).toBe(200)
    await call('POST', '/mine/clock/advance', { seconds: 1 })
    const expired = await open(url)
    expect(expired.statusCode).toBe(410)
    expect(expired.headers['set-cookie']).toBeUndefined()
    expect(expired.body).toContain('This link opens nothing')
    expect(expired.body).not.toContain('SONS')
    const { id: next } = await makeLink()
    expect((await list()).links.map(link => link.id)).toEqual([next])
    expect(next).not.toBe(id)
  })

  test('goes with its world, returns with a snapshot, and is in no copy', async () => {
    const { call, makeLink, open } = await arrange(database)
    const { url } = await makeLink()
    const { id: snapshot } = (await call('POST', '/mine/snapshots', {})).json<{ id: string }>()
    expect((await call('POST', '/mine/copies', { id: 'copy' })).statusCode).toBe(201)
    expect((await call('GET', '/copy/links')).json()).toEqual({ links: [], total: 0 })
    await call('POST', '/mine/reset', {})
    expect((await open(url)).statusCode).toBe(404)
    await call('POST', `/mine/snapshots/${snapshot}/restore`, {})
    expect((await open(url)).statusCode).toBe(200)
    await call('DELETE', '/mine')
    expect((await open(url)).statusCode).toBe(404)
  })

  test('is one of at most 100 in its world', async () => {
    const { make, service } = await arrange(database)
    expect((await make()).statusCode).toBe(201)
    const row = await service.db.selectFrom('share_links').selectAll().executeTakeFirstOrThrow()
    const others = Array.from({ length: 98 }, (_empty, number) => ({
      ...row,
      id: `other-${number}`,
      secret_hash: `other-${number}`,
    }))
    await service.db.insertInto('share_links').values(others).execute()
    expect((await make()).statusCode).toBe(201)
    expect((await make()).json()).toMatchObject({ error: 'world_conflict' })
  })
})

test('two browsers with one link submit one application', async () => {
  const { person, call, open, app } = await arrange()
  const { body, state_id: state } = await person.ready()
  const answer = await call('POST', '/mine/links', { draft: draftOf(state) })
  const { url } = control.links.make.responses[201].parse(answer.json())
  const cookies = [await open(url), await open(url)].map(({ headers }) => String(headers['set-cookie']))
  const answers = await Promise.all(
    cookies.map(cookie => applicant(app, { cookie: cookie.split(';', 1)[0] ?? '' }).submit(body)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect((await call('GET', '/mine/applications?state=submitted')).json()).toMatchObject({ total: 1 })
})

test('a draft with other keys or texts, or of another world, makes no link', async () => {
  const { make, list, state } = await arrange()
  const draft = draftOf(state)
  const wrong: readonly (readonly [number, object, object?])[] = [
    [400, { ...draft, token: 'kiosk-token' }],
    [400, { ...draft, redirect: 'https://evil.example' }],
    [400, { ...draft, signupData: null }],
    [400, { ...draft, signupData: 'x'.repeat(200_001) }],
    [400, { ...draft, signupDomainType: 'commercial/nobody' }],
    [400, { ...draft, oa_mode: 'unknown' }],
    [400, { signupStateId: state, place }],
    [400, draft, { ttl_seconds: 0 }],
    [400, draft, { ttl_seconds: 2_592_001 }],
    [400, draft, { name: ' ' }],
    [413, { ...draft, signupData: 'x'.repeat(200_000), signature: 'x'.repeat(100_000) }],
    [404, { ...draft, signupStateId: 'unknown' }],
    ...[
      '//evil.example',
      '/mock/enter/other',
      '/open-account/../mock',
      '/open-account/a/b/c#x',
      'javascript:1',
    ].map(address => [400, { ...draft, place: address }] as const),
  ]
  for (const [status, body, changes] of wrong)
    expect((await make(changes, body)).statusCode, JSON.stringify(body).slice(0, 200)).toBe(status)
  expect((await make({}, draft, 'other')).json()).toMatchObject({ error: 'not_found' })
  expect((await list()).total).toBe(0)
})

test('a link is made and opened by those who may steer, and asks a visitor of another site', async () => {
  const token = 'a-control-token-of-a-test'
  const bearer = { authorization: `Bearer ${token}` }
  const { app, makeLink, open } = await arrange(undefined, { CONTROL_TOKEN: token }, bearer)
  const { url } = await makeLink()
  const path = new URL(url).pathname
  for (const address of [path, '/mock/share']) {
    const answer = await app.inject({ url: address, headers: page })
    expect(answer.statusCode, address).toBe(401)
    expect(answer.body).toContain('Control token')
  }
  const asking = await open(url, { 'sec-fetch-site': 'cross-site' })
  expect(asking.statusCode).toBe(403)
  expect(asking.headers['set-cookie']).toBeUndefined()
  expect(asking.body).toContain('Enter the world of this application?')
  expect(asking.body).toContain(`href="${path}"`)
  expect(asking.body).toContain('/GW2/page-address.js')
  expect((await open(url, { host: 'evil.example' })).statusCode).toBe(403)
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }]) {
    const payload = { draft: draftOf('any') }
    const answer = await app.inject({
      method: 'POST',
      url: '/mock/v1/worlds/mine/links',
      headers: { ...bearer, ...headers },
      payload,
    })
    expect(answer.json()).toMatchObject({ error: 'forbidden' })
  }
})

test('the page that makes a link names the world of its browser, and asks for its key', async () => {
  const { app, call } = await arrange()
  await call('POST', '', { id: 'locked', key: 'a-key-of-a-world' })
  const shown = async (world: string) =>
    (await app.inject({ url: '/mock/share', headers: { ...page, cookie: `world=${world}` } })).body
  expect(await shown('mine')).toContain('data-world="mine"')
  expect(await shown('mine')).not.toContain('Key of this world')
  expect(await shown('locked')).toContain('Key of this world')
  const draft = draftOf(await applicant(app, { 'x-world': 'locked' }).start())
  expect((await call('POST', '/locked/links', { draft })).statusCode).toBe(403)
  for (const script of ['make.js', 'open.js'])
    expect((await app.inject({ url: `/mock/share/${script}` })).headers['content-type']).toContain(
      'javascript',
    )
})
