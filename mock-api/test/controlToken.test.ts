import { describe, expect, test } from 'vitest'
import { parseEnv } from '../src/kit/env.ts'
import { withControlToken } from '../src/subjects/steering/controlToken.ts'
import { arrangeSteering, changes, page, reads } from './arrangeSteering.ts'

const token = 'a-control-token-of-a-test'

describe('the control token', () => {
  test('reading needs the control token', async () => {
    const { call } = await arrangeSteering({ CONTROL_TOKEN: token })
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
    const { call } = await arrangeSteering({ CONTROL_TOKEN: token })
    for (const [method, url] of changes)
      expect(await call(method, url), `${method} ${url}`).toMatchObject({
        status: 401,
        error: 'unauthorized',
      })
  })

  test('the control token is the complete bearer credential', async () => {
    const { call } = await arrangeSteering({ CONTROL_TOKEN: token })
    for (const authorization of [`Bearer ${token}x`, `Basic ${token}`, token, 'Bearer ', ''])
      expect(
        (await call('GET', '/mock/v1/worlds', { headers: { authorization } })).status,
        authorization,
      ).toBe(401)
  })

  test('the control token is saved in a strict cookie when a person opens the link', async () => {
    const { call } = await arrangeSteering({ CONTROL_TOKEN: token })
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
    const { call } = await arrangeSteering({ CONTROL_TOKEN: token })
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
    const { call } = await arrangeSteering({ CONTROL_TOKEN: token })
    const answer = await call('GET', `/mock/sign-in?token=${wrong}`)
    expect(answer).toMatchObject({ status: 401, error: 'unauthorized' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a control token is refused where none is configured', async () => {
    const { call } = await arrangeSteering()
    expect((await call('GET', '/mock/sign-in?token=')).status).toBe(401)
  })

  test('the page for the control token leads to no other site', async () => {
    const { call } = await arrangeSteering({ CONTROL_TOKEN: token })
    const answer = await call('GET', `/mock/sign-in?token=${token}&to=//evil.example`)
    expect(answer.headers['refresh']).toBeUndefined()
  })

  test('the application needs no control token', async () => {
    const { call } = await arrangeSteering({ CONTROL_TOKEN: token })
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
