import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@open-account/contracts'
import { control } from '@open-account/contracts/control/control'
import { type AppRouter, isAppRoute } from '@ts-rest/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from './testApp.ts'

const routers: Readonly<Record<string, AppRouter>> = { ...contract, ...control }
const calls = Object.entries(routers).flatMap(([resource, router]) =>
  Object.entries(router).flatMap(([name, route]) =>
    isAppRoute(route) ? [{ call: `${resource}.${name}`, route }] : [],
  ),
)

test('The service has a route for every call of the contract', async () => {
  const { app } = await testApp()
  const missing = calls.filter(({ route: { method, path } }) => !app.hasRoute({ method, url: path }))
  expect(missing.map(({ call }) => call)).toEqual([])
})

describe('the web application', () => {
  const page = '<title>Open Account</title><script>show()</script>'
  const arrange = async (variables: Record<string, string> = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'open-account-web-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), page)
    await mkdir(join(folder, 'pages'))
    await writeFile(join(folder, 'pages', 'open-account.html'), '<h1>To Open Utilities Account</h1>')
    await writeFile(join(folder, 'upload.html'), '<title>Upload your documents</title>')
    await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
    await writeFile(join(folder, 'assets', 'app-1a2b.js.map'), '{"sources":[]}')
    await mkdir(join(folder, '.vite'))
    await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
    const { app } = await testApp({ WEB_DIST: folder, ...variables })
    return (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
      app.inject({ url, headers })
  }
  const refusal = { error: 'not_found', error_description: 'There is nothing at this address.' }

  test.each(['/open-account/residential/personal/premises', '/thank-you', '/payment', '/payment?a=b'])(
    'the web application is the page at %s',
    async url => {
      const answer = await (await arrange())(url)
      expect(answer.body).toBe(page)
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test.each(['/', '/open-account', '/open-account/', '/open-account?mode=kiosk'])(
    'the page at %s is the one that the build has rendered, whose inline scripts it may run',
    async url => {
      const answer = await (await arrange())(url)
      expect(answer.body).toBe('<h1>To Open Utilities Account</h1>')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-security-policy']).toContain(
        "script-src 'self' 'sha256-bZcXq6A55386WOhnm+CkmXOdvD/gkjsQT5fkz6gxfg8=';",
      )
    },
  )

  test.each([
    '/v1/nothing',
    '/oidc/nothing',
    '/mock/nothing',
    '/health/nothing',
    '/appconfig/nothing',
    '/khaos/nothing',
    '/GW2/nothing',
  ])('%s is no address: the answer is 404, with a page for people and a refusal for programs', async url => {
    const get = await arrange()
    for (const accept of ['text/html', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
      const shown = await get(url, { accept })
      expect(shown.statusCode).toBe(404)
      expect(shown.body).toContain('<h1>Page not found</h1>')
      expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
    for (const accept of ['application/json', 'application/json,text/html;q=0.9', 'text/html;q=0', '*/*']) {
      const answer = await get(url, { accept })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual(refusal)
    }
  })

  test('a post to an unknown address is answered with a refusal', async () => {
    const { app } = await testApp()
    const answer = await app.inject({ method: 'POST', url: '/v1/nothing', headers: { accept: 'text/html' } })
    expect(answer.json()).toEqual(refusal)
  })

  test.each(['/v1/%E0', '/oidc/myinfo/authorize/%E0/00000'])(
    'the unreadable address %s is refused with a page for people',
    async url => {
      const get = await arrange()
      const shown = await get(url)
      expect(shown.statusCode).toBe(400)
      expect(shown.headers['content-type']).toContain('text/html')
      expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(shown.body).toContain('href="/open-account/"')
      expect((await get(url, { accept: '*/*' })).json()).toMatchObject({ error: 'invalid_request' })
    },
  )

  test.each<[string, Record<string, string>]>([
    ['anything', { accept: '*/*' }],
    ['whatever comes', {}],
    ['pictures first', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a page or JSON', { accept: 'text/html,application/json' }],
  ])('a caller that accepts %s receives the web application', async (_what, headers) => {
    const answer = await (await arrange())('/thank-you', headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(page)
  })

  test('the phone has its own page, which sends no referrer to other sites', async () => {
    const answer = await (await arrange())('/upload?s=secret')
    expect(answer.body).toBe('<title>Upload your documents</title>')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
  })

  test('a program that accepts JSON receives no page', async () => {
    const answer = await (await arrange())('/open-account/', { accept: 'application/json' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(refusal)
  })

  test.each(['/v1/nothing', '/mock/nothing'])(
    'a caller that accepts anything receives no page at %s',
    async url => {
      const answer = await (await arrange())(url, { accept: '*/*' })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual(refusal)
    },
  )

  test.each([
    '/readyz',
    '/healthz',
    '/metrics',
    '/nowhere',
    '/open-account/a/b/c/d',
    '/uploads',
    '/assets/none.js',
  ])(
    'the web application answers 404 at %s, with a page for people and a refusal for programs',
    async url => {
      const get = await arrange()
      const shown = await get(url)
      expect(shown.statusCode).toBe(404)
      expect(shown.headers['content-type']).toContain('text/html')
      expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(shown.body).toContain('<h1>Page not found</h1>')
      for (const accept of ['application/json', '*/*']) {
        const answer = await get(url, { accept })
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toEqual(refusal)
      }
    },
  )

  test('the address /payment is a call unless a page is accepted', async () => {
    const answer = await (await arrange())('/payment?appId=a', { accept: 'application/json' })
    expect(answer.headers['content-type']).toContain('application/json')
  })

  test.each([
    '/assets/none.js',
    '/assets/app-1a2b.js.map',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/../package.json',
    '/..%2f..%2fpackage.json',
  ])('the web application has no file %s', async url => {
    expect((await (await arrange())(url, { accept: '*/*' })).statusCode).toBe(404)
  })

  test('the web application is shown in no frame', async () => {
    const { headers } = await (await arrange())('/open-account/')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('the web application is shown in the frames that the settings allow', async () => {
    const { headers } = await (await arrange({ FRAME_ANCESTORS: 'https://app.example' }))('/open-account/')
    expect(headers['content-security-policy']).toContain('frame-ancestors https://app.example')
    expect(headers['x-frame-options']).toBeUndefined()
  })
})

describe('a web application of another origin', () => {
  const origin = 'https://web.example'

  test('a web application of another origin reads the time, the id and the rule of an answer', async () => {
    const { app } = await testApp({ CORS_ORIGINS: origin })
    const { headers } = await app.inject({ url: '/appconfig', headers: { origin } })
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-credentials']).toBe('true')
    expect(headers['access-control-expose-headers']).toBe(
      'Contract-Version, Date, Retry-After, X-Request-Id, X-Rule',
    )
  })

  test('a web application of another origin may send a preflight', async () => {
    const { app } = await testApp({ CORS_ORIGINS: origin })
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/v1/transaction/attachment',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-methods']).toContain('DELETE')
  })

  test('a web application of another origin reads nothing when it is not in the settings', async () => {
    const { app } = await testApp({ CORS_ORIGINS: origin })
    const { headers } = await app.inject({ url: '/appconfig', headers: { origin: 'https://other.example' } })
    expect(headers['access-control-allow-origin']).not.toBe('https://other.example')
  })
})
