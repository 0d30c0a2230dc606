import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from './testApp.ts'

/** A service with a built console. */
const arrange = async (variables: Readonly<Record<string, string>> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-console-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'mock', 'assets'), { recursive: true })
  for (const [path, text] of [
    ['mock.html', '<title>Console</title>'],
    ['assets/mock-1a2b.js', 'export {}'],
    ['assets/mock-1a2b.js.map', '{"sources":[]}'],
  ] as const)
    await writeFile(join(folder, 'mock', path), text)
  const { app } = await testApp({ WEB_DIST: folder, ...variables })
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } })
  return { app, get }
}

test("/mock leads to the console of the browser's world", async () => {
  const { app, get } = await arrange()
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  for (const [cookie, world] of [
    ['', 'default'],
    ['world=mine', 'mine'],
    ['world=deleted', 'default'],
  ] as const) {
    const { statusCode, headers } = await get('/mock', { cookie })
    expect([statusCode, headers.location]).toEqual([303, `/mock/worlds/${world}`])
  }
})

test('the console is a page with its own scripts, which browsers cache, and without source maps', async () => {
  const { get } = await arrange()
  const page = await get('/mock/worlds/mine')
  expect(page.body).toBe('<title>Console</title>')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' })
  const script = await get('/mock/assets/mock-1a2b.js')
  expect(script.headers['content-type']).toContain('javascript')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['mock-1a2b.js.map', 'missing.js', '..%2Fmock.html'])
    expect([path, (await get(`/mock/assets/${path}`)).statusCode]).toEqual([path, 404])
})

test.each(['/mock', '/mock/worlds/default', '/mock/assets/mock-1a2b.js'])(
  '%s needs the control token and an allowed host, and is not served without the control API',
  async path => {
    const { get } = await arrange({ CONTROL_TOKEN: 'a-token-of-many-characters' })
    expect((await get(path)).statusCode).toBe(401)
    expect((await get(path, { cookie: 'control=a-token-of-many-characters' })).statusCode).toBeLessThan(400)
    expect((await get(path, { host: 'evil.example' })).statusCode).toBe(403)
    const without = await arrange({ CONTROL: 'off' })
    expect((await without.get(path)).statusCode).toBe(404)
  },
)

test('without a build /mock says how to build the console', async () => {
  const { app } = await testApp()
  expect((await app.inject({ url: '/mock', headers: { accept: 'text/html' } })).body).toContain(
    'npm run build',
  )
})
