import { control } from '@open-account/contracts/control/control'
import type { World } from '@open-account/contracts/control/worlds'
import { everyRoute } from '@open-account/contracts/everyRoute'
import type { EndpointDocs } from '@open-account/contracts/endpointDocs'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '../src/kit/env.ts'
import { withControlToken } from '../src/subjects/steering/controlToken.ts'
import { testApp } from './testApp.ts'

const token = 'a-control-token-of-a-test'
const page = { accept: 'text/html' }

const arrange = async (variables: Readonly<Record<string, string>> = {}) => {
  const { app } = await testApp(variables)
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    more: InjectOptions = {},
  ) => {
    const answer = await app.inject({ method, url, ...more })
    const isJson = String(answer.headers['content-type']).includes('json')
    const error = isJson ? answer.json<{ error?: string }>().error : undefined
    return { status: answer.statusCode, error, headers: answer.headers, body: answer.body }
  }
  return { app, call }
}

const reset = '/mock/v1/worlds/default/reset'
const changes = [
  ['POST', reset],
  ['POST', '/mock/v1/worlds/default/snapshots'],
  ['POST', '/mock/v1/worlds'],
  ['PUT', '/mock/v1/worlds/default/clock'],
  ['PATCH', '/mock/v1/worlds/default/flags'],
  ['DELETE', '/mock/v1/worlds/default/faults'],
  ['POST', '/mock/v1/worlds/default/inbox/wait'],
  ['POST', '/mock/worlds'],
  ['GET', '/mock/enter/default'],
] as const
const reads = ['/mock/v1/worlds', '/mock/v1/worlds/default/archive', '/mock/v1/values', '/mock'] as const

describe('another site', () => {
  test.each(['cross-site', 'same-site'])('a page of another site makes no call: %s', async site => {
    const { call } = await arrange()
    for (const [method, url] of changes)
      expect(
        await call(method, url, { headers: { 'sec-fetch-site': site } }),
        `${method} ${url}`,
      ).toMatchObject({
        status: 403,
        error: 'forbidden',
      })
  })

  test.each(['http://evil.example', 'http://localhost:81', 'null', 'not an origin'])(
    'a page of the origin %s is refused when its browser sends no Sec-Fetch-Site',
    async origin => {
      const { call } = await arrange()
      expect(await call('POST', reset, { headers: { origin } })).toMatchObject({
        status: 403,
        error: 'forbidden',
      })
    },
  )

  test('a page of another site is refused although its Origin is that of this site', async () => {
    const { call } = await arrange()
    const headers = { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }
    expect((await call('POST', reset, { headers })).status).toBe(403)
  })

  test('a page of another site changes nothing', async () => {
    const { call } = await arrange()
    const headers = { 'sec-fetch-site': 'cross-site' }
    await call('POST', '/mock/v1/worlds', { headers, payload: { id: 'theirs' } })
    expect((await call('GET', '/mock/v1/worlds/theirs')).status).toBe(404)
  })

  test('a link of another site leads a person to a page that asks whether to enter the world', async () => {
    const { call } = await arrange()
    const headers = { ...page, 'sec-fetch-site': 'cross-site' }
    const answer = await call('GET', '/mock/enter/default?to=/open-account/', { headers })
    expect(answer.status).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body).toContain('Enter this world?')
    expect(answer.body).toContain('href="/mock/enter/default?to=/open-account/"')
  })
})

describe('the service is steered', () => {
  test.each<[string, Record<string, string>]>([
    ['a program', {}],
    ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a page of this site in a browser that sends only the origin', { origin: 'http://localhost' }],
  ])('the service can be steered by %s', async (_who, headers) => {
    const { call } = await arrange()
    expect((await call('POST', reset, { headers })).status).toBe(200)
    expect((await call('GET', '/mock/enter/default', { headers })).status).toBe(303)
  })

  test('the service can be steered by a page at the public address, behind a proxy with its own host', async () => {
    const { call } = await arrange({ PUBLIC_URL: 'https://testing.example' })
    const headers = { origin: 'https://testing.example', host: 'localhost:3000' }
    expect((await call('POST', reset, { headers })).status).toBe(200)
  })
})

describe('a host', () => {
  test.each(['evil.example', '127.0.0.1.evil.example', '203.0.113.7'])(
    'an unknown host reads nothing: %s',
    async host => {
      const { call } = await arrange()
      for (const url of reads)
        expect(await call('GET', url, { headers: { host } }), url).toMatchObject({
          status: 403,
          error: 'forbidden',
        })
    },
  )

  test('an unknown host changes nothing', async () => {
    const { call } = await arrange()
    const headers = {
      host: 'evil.example:3000',
      origin: 'http://evil.example:3000',
      'sec-fetch-site': 'same-origin',
    }
    expect(await call('POST', reset, { headers })).toMatchObject({ status: 403, error: 'forbidden' })
  })

  test('the refusal of an unknown host names the setting for it', async () => {
    const { call } = await arrange()
    const { status, body } = await call('GET', '/mock', { headers: { ...page, host: 'evil.example' } })
    expect(status).toBe(403)
    expect(body).toContain('CONTROL_HOSTS')
  })

  test.each([
    ['localhost:3000', {}],
    ['web.localhost', {}],
    ['127.0.0.1:3000', {}],
    ['[::1]:3000', {}],
    ['testing.example', { PUBLIC_URL: 'https://testing.example' }],
    ['Testing.Example:8080', { CONTROL_HOSTS: 'other.example, testing.example' }],
    ['192.0.2.7:3000', { HOST: '192.0.2.7' }],
  ])('the host %s is allowed with the settings %j', async (host, variables) => {
    const { call } = await arrange(variables)
    expect((await call('GET', '/mock/v1/worlds', { headers: { host } })).status).toBe(200)
  })

  test('the host of a proxy is used only when the proxy is trusted', async () => {
    const headers = { host: 'localhost', 'x-forwarded-host': 'evil.example' }
    const trusting = await arrange({ TRUSTED_PROXIES: 'loopback' })
    expect((await trusting.call('GET', '/mock', { headers })).status).toBe(403)
    const { call } = await arrange()
    expect((await call('GET', '/mock', { headers: { ...headers, host: 'evil.example' } })).status).toBe(403)
  })

  test('an unknown host can use the application', async () => {
    const { call } = await arrange()
    expect((await call('GET', '/appconfig', { headers: { host: 'kiosk.example' } })).status).toBe(200)
  })

  test('a malformed host in the settings stops the start', () => {
    expect(() => parseEnv({ CONTROL_HOSTS: 'https://testing.example' })).toThrow(/CONTROL_HOSTS.*no host/)
  })
})

describe('the control token', () => {
  test('reading needs the control token', async () => {
    const { call } = await arrange({ CONTROL_TOKEN: token })
    for (const url of reads) {
      const answer = await call('GET', url)
      expect(answer, url).toMatchObject({ status: 401, error: 'unauthorized' })
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="control"')
      expect((await call('GET', url, { headers: { authorization: `Bearer ${token}` } })).status, url).toBe(
        200,
      )
    }
  })

  test('changing needs the control token', async () => {
    const { call } = await arrange({ CONTROL_TOKEN: token })
    for (const [method, url] of changes)
      expect(await call(method, url), `${method} ${url}`).toMatchObject({
        status: 401,
        error: 'unauthorized',
      })
  })

  test('the control token is the complete bearer credential', async () => {
    const { call } = await arrange({ CONTROL_TOKEN: token })
    for (const authorization of [`Bearer ${token}x`, `Basic ${token}`, token, 'Bearer ', ''])
      expect(
        (await call('GET', '/mock/v1/worlds', { headers: { authorization } })).status,
        authorization,
      ).toBe(401)
  })

  test('the control token is saved in a strict cookie when a person opens the link', async () => {
    const { call } = await arrange({ CONTROL_TOKEN: token })
    const { status, headers } = await call('GET', `/mock/sign-in?token=${token}`, { headers: page })
    expect(status).toBe(200)
    expect(headers['refresh']).toBe('0; url=/mock')
    const cookie = String(headers['set-cookie'])
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    const answer = await call('GET', '/mock', { headers: { ...page, cookie: cookie.split(';', 1)[0] ?? '' } })
    expect(answer.status).toBe(200)
  })

  test('a page requests the control token and then leads to the requested address', async () => {
    const { call } = await arrange({ CONTROL_TOKEN: token })
    const requested = await call('GET', '/mock/enter/default?to=/open-account/', { headers: page })
    expect(requested.status).toBe(401)
    expect(requested.body).toContain('value="/mock/enter/default?to=/open-account/"')
    const form = new URLSearchParams({ token, to: '/mock/enter/default?to=/open-account/' }).toString()
    const contentType = { 'content-type': 'application/x-www-form-urlencoded' }
    const signedIn = await call('POST', '/mock/sign-in', {
      headers: { ...page, ...contentType },
      payload: form,
    })
    expect(signedIn.headers['refresh']).toBe('0; url=/mock/enter/default?to=/open-account/')
  })

  test.each(['another-token-than-the-one', ''])('the wrong control token %j is refused', async wrong => {
    const { call } = await arrange({ CONTROL_TOKEN: token })
    const answer = await call('GET', `/mock/sign-in?token=${wrong}`)
    expect(answer).toMatchObject({ status: 401, error: 'unauthorized' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a control token is refused where none is configured', async () => {
    const { call } = await arrange()
    expect((await call('GET', '/mock/sign-in?token=')).status).toBe(401)
  })

  test('the page for the control token leads to no other site', async () => {
    const { call } = await arrange({ CONTROL_TOKEN: token })
    const answer = await call('GET', `/mock/sign-in?token=${token}&to=//evil.example`)
    expect(answer.headers['refresh']).toBeUndefined()
  })

  test('the application needs no control token', async () => {
    const { call } = await arrange({ CONTROL_TOKEN: token })
    expect((await call('GET', '/appconfig')).status).toBe(200)
  })

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.7' },
    { PUBLIC_URL: 'https://testing.example' },
    { CONTROL_HOSTS: 'testing.example' },
  ])('a control token is made at the start with %j', variables => {
    const env = withControlToken(parseEnv(variables))
    expect(env.CONTROL_TOKEN).toMatch(/^[\w-]{32}$/)
    expect(withControlToken(parseEnv(variables)).CONTROL_TOKEN).not.toBe(env.CONTROL_TOKEN)
  })

  test.each([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' },
    { HOST: '::1' },
  ])('no control token is made on loopback, with %j', variables => {
    expect(withControlToken(parseEnv(variables)).CONTROL_TOKEN).toBe('')
  })

  test('the control token of the settings is used', () => {
    expect(withControlToken(parseEnv({ HOST: '0.0.0.0', CONTROL_TOKEN: token })).CONTROL_TOKEN).toBe(token)
  })

  test('a short control token in the settings stops the start', () => {
    expect(() => parseEnv({ CONTROL_TOKEN: 'secret' })).toThrow(/CONTROL_TOKEN/)
  })
})

describe('the key of a world', () => {
  const key = 'key-of-my-world'
  const keyed = async () => {
    const { call } = await arrange()
    await call('POST', '/mock/v1/worlds', { payload: { id: 'mine', key } })
    return call
  }
  const guarded = [
    ['POST', '/reset', undefined],
    ['DELETE', '', undefined],
    ['GET', '/archive', undefined],
    ['PUT', '/archive', { version: 1, data: '{}' }],
    ['PUT', '/clock', { now: '2026-12-24T23:59:00' }],
    ['PATCH', '/flags', { flags: [] }],
    ['PUT', '/latency', { latency_ms: 1 }],
    ['POST', '/faults', { operation: 'appconfig.read', effect: { kind: 'drop' } }],
    ['DELETE', '/faults', undefined],
    ['PUT', '/personas/choice', { person: 'citizen' }],
    ['POST', '/snapshots', undefined],
  ] as const

  test('changing, emptying, deleting and exporting a world needs its key', async () => {
    const call = await keyed()
    for (const [method, path, payload] of guarded) {
      const url = `/mock/v1/worlds/mine${path}`
      const body = payload === undefined ? {} : { payload }
      expect(await call(method, url, body), `${method} ${path}`).toMatchObject({
        status: 403,
        error: 'forbidden',
      })
      const wrong = { 'x-world-key': 'key-of-another' }
      expect((await call(method, url, { ...body, headers: wrong })).status, `${method} ${path}`).toBe(403)
    }
    expect(
      (await call('POST', '/mock/v1/worlds/mine/reset', { headers: { 'x-world-key': key } })).status,
    ).toBe(200)
    expect((await call('DELETE', '/mock/v1/worlds/mine', { headers: { 'x-world-key': key } })).status).toBe(
      204,
    )
  })

  test('reading a world needs no key', async () => {
    const call = await keyed()
    for (const path of ['', '/inbox', '/request-log', '/clock'])
      expect((await call('GET', `/mock/v1/worlds/mine${path}`)).status).toBe(200)
  })

  test('every call that changes a world, or waits for its e-mails, needs its key', async () => {
    const call = await keyed()
    const changing = everyRoute(control).filter(
      ({ route }) => route.method !== 'GET' && route.path.includes(':world'),
    )
    expect(changing.length).toBeGreaterThan(guarded.length)
    for (const { name, route } of changing) {
      const { params = {}, body } = (route.metadata as EndpointDocs).example.valid
      const url = route.path.replaceAll(/:(\w+)/g, (_whole, param: string) =>
        param === 'world' ? 'mine' : (params[param] ?? ''),
      )
      const payload = typeof body === 'object' && body !== null ? { payload: body } : {}
      expect((await call(route.method, url, payload)).status, name).toBe(403)
    }
  })

  test('a reset does not change the key of a world', async () => {
    const call = await keyed()
    await call('POST', '/mock/v1/worlds/mine/reset', { headers: { 'x-world-key': key } })
    expect((await call('POST', '/mock/v1/worlds/mine/reset')).status).toBe(403)
  })

  test('no answer contains the key of a world', async () => {
    const call = await keyed()
    const { body } = await call('GET', '/mock/v1/worlds/mine')
    expect(JSON.parse(body) as World).toMatchObject({ id: 'mine', has_key: true })
    expect(body).not.toContain(key)
    const archive = await call('GET', '/mock/v1/worlds/mine/archive', { headers: { 'x-world-key': key } })
    expect(archive.body).not.toContain(key)
  })

  test('a world without a key refuses any key', async () => {
    const { call } = await arrange()
    expect((await call('GET', '/mock/v1/worlds/default')).body).toContain('"has_key":false')
  })
})

describe('the pages for testers', () => {
  test('the pages for testers are shown in no frame, even where the application may be', async () => {
    const { call } = await arrange({ FRAME_ANCESTORS: 'https://app.example' })
    const { headers } = await call('GET', '/mock', { headers: page })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test.each(['unknown', 'not%20a%20world'])(
    'the pages for testers show an error page to a person who enters %s',
    async world => {
      const { call } = await arrange()
      const { headers, body, status } = await call('GET', `/mock/enter/${world}`, { headers: page })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers['content-type']).toContain('text/html')
      expect(body).toContain('href="/mock"')
    },
  )
})
