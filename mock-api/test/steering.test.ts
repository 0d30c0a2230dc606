import { describe, expect, test } from 'vitest'
import { parseEnv } from '../src/kit/env.ts'
import { arrangeSteering, changes, page, reads, reset } from './arrangeSteering.ts'

describe('another site', () => {
  test.each(['cross-site', 'same-site'])('a page of another site makes no call: %s', async site => {
    const { call } = await arrangeSteering()
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
      const { call } = await arrangeSteering()
      expect(await call('POST', reset, { headers: { origin } })).toMatchObject({
        status: 403,
        error: 'forbidden',
      })
    },
  )

  test('a page of another site is refused although its Origin is that of this site', async () => {
    const { call } = await arrangeSteering()
    const headers = { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }
    expect((await call('POST', reset, { headers })).status).toBe(403)
  })

  test('a page of another site changes nothing', async () => {
    const { call } = await arrangeSteering()
    const headers = { 'sec-fetch-site': 'cross-site' }
    await call('POST', '/mock/v1/worlds', { headers, payload: { id: 'theirs' } })
    expect((await call('GET', '/mock/v1/worlds/theirs')).status).toBe(404)
  })

  test('a link of another site leads a person to a page that asks whether to enter the world', async () => {
    const { call } = await arrangeSteering()
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
    const { call } = await arrangeSteering()
    expect((await call('POST', reset, { headers })).status).toBe(200)
    expect((await call('GET', '/mock/enter/default', { headers })).status).toBe(303)
  })

  test('the service can be steered by a page at the public address, behind a proxy with its own host', async () => {
    const { call } = await arrangeSteering({ PUBLIC_URL: 'https://testing.example' })
    const headers = { origin: 'https://testing.example', host: 'localhost:3000' }
    expect((await call('POST', reset, { headers })).status).toBe(200)
  })
})

describe('a host', () => {
  test.each(['evil.example', '127.0.0.1.evil.example', '203.0.113.7'])(
    'an unknown host reads nothing: %s',
    async host => {
      const { call } = await arrangeSteering()
      for (const url of reads)
        expect(await call('GET', url, { headers: { host } }), url).toMatchObject({
          status: 403,
          error: 'forbidden',
        })
    },
  )

  test('an unknown host changes nothing', async () => {
    const { call } = await arrangeSteering()
    const headers = {
      host: 'evil.example:3000',
      origin: 'http://evil.example:3000',
      'sec-fetch-site': 'same-origin',
    }
    expect(await call('POST', reset, { headers })).toMatchObject({ status: 403, error: 'forbidden' })
  })

  test('the refusal of an unknown host names the setting for it', async () => {
    const { call } = await arrangeSteering()
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
    const { call } = await arrangeSteering(variables)
    expect((await call('GET', '/mock/v1/worlds', { headers: { host } })).status).toBe(200)
  })

  test('the host of a proxy is used only when the proxy is trusted', async () => {
    const headers = { host: 'localhost', 'x-forwarded-host': 'evil.example' }
    const trusting = await arrangeSteering({ TRUSTED_PROXIES: 'loopback' })
    expect((await trusting.call('GET', '/mock', { headers })).status).toBe(403)
    const { call } = await arrangeSteering()
    expect((await call('GET', '/mock', { headers: { ...headers, host: 'evil.example' } })).status).toBe(403)
  })

  test('an unknown host can use the application', async () => {
    const { call } = await arrangeSteering()
    expect((await call('GET', '/appconfig', { headers: { host: 'kiosk.example' } })).status).toBe(200)
  })

  test('a malformed host in the settings stops the start', () => {
    expect(() => parseEnv({ CONTROL_HOSTS: 'https://testing.example' })).toThrow(/CONTROL_HOSTS.*no host/)
  })
})

describe('the pages for testers', () => {
  test('the pages for testers are shown in no frame, even where the application may be', async () => {
    const { call } = await arrangeSteering({ FRAME_ANCESTORS: 'https://app.example' })
    const { headers } = await call('GET', '/mock', { headers: page })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test.each(['unknown', 'not%20a%20world'])(
    'the pages for testers show an error page to a person who enters %s',
    async world => {
      const { call } = await arrangeSteering()
      const { headers, body, status } = await call('GET', `/mock/enter/${world}`, { headers: page })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers['content-type']).toContain('text/html')
      expect(body).toContain('href="/mock"')
    },
  )
})
