import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from './testApp.ts'

/** The files of a built web application, by path; a build compresses those of text. */
const built: Readonly<Record<string, string>> = {
  'index.html': '<title>Open Account</title>',
  'upload.html': '<title>Upload your documents</title>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b.js': 'export {}',
  'assets/app-1a2b.css': 'body {}',
}
const font = 'assets/text-1a2b.woff2'

const arrange = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-web-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, font), 'font')
  for (const [path, text] of Object.entries(built)) {
    await writeFile(join(folder, path), text)
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(text))
    await writeFile(join(folder, `${path}.gz`), gzipSync(text))
  }
  const { app } = await testApp({ WEB_DIST: folder })
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { accept: 'text/html,*/*', ...headers } })
}

const decoded = (body: Buffer, encoding: unknown) => {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString()
}

/** Addresses, with the file that each of them sends and its type. */
const addresses = [
  ['/open-account/', 'index.html', 'text/html'],
  ['/upload', 'upload.html', 'text/html'],
  ['/favicon.svg', 'favicon.svg', 'image/svg+xml'],
  ['/assets/app-1a2b.js', 'assets/app-1a2b.js', 'javascript'],
  ['/assets/app-1a2b.css', 'assets/app-1a2b.css', 'text/css'],
] as const
const encodings = ['br', 'gzip', 'identity'] as const

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.9, gzip;q=0.8', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['zstd', undefined],
  ['identity', undefined],
  ['', undefined],
])(
  "a browser that accepts '%s' receives pages, scripts, styles and images as %s",
  async (accepted, encoding) => {
    const get = await arrange()
    for (const [url, path, type] of addresses) {
      const answer = await get(url, { 'accept-encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-type']).toContain(type)
      expect(answer.headers['vary']).toMatch(/accept-encoding/i)
      expect(decoded(answer.rawPayload, encoding)).toBe(built[path])
    }
  },
)

test('a file that has not changed is not sent again, in any encoding', async () => {
  const get = await arrange()
  for (const [url] of addresses)
    for (const encoding of encodings) {
      const { headers } = await get(url, { 'accept-encoding': encoding })
      const again = await get(url, { 'accept-encoding': encoding, 'if-none-match': String(headers['etag']) })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      for (const name of ['cache-control', 'etag', 'vary']) expect(again.headers[name]).toBe(headers[name])
    }
})

test('a file has another tag in each encoding, so that no cache mixes them', async () => {
  const get = await arrange()
  for (const [url] of addresses) {
    const tags = new Set<unknown>()
    for (const encoding of encodings)
      tags.add((await get(url, { 'accept-encoding': encoding })).headers['etag'])
    expect(tags.size).toBe(encodings.length)
  }
})

test('HEAD of a file has the headers of GET', async () => {
  const get = await arrange()
  for (const [url] of addresses) {
    const head = await get(url, { 'accept-encoding': 'br' }, 'HEAD')
    const { headers } = await get(url, { 'accept-encoding': 'br' })
    expect(head.body).toBe('')
    for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'])
      expect(head.headers[name]).toBe(headers[name])
  }
})

test('a range of a file is a part of its encoding', async () => {
  const get = await arrange()
  for (const [url] of addresses) {
    const whole = await get(url, { 'accept-encoding': 'br' })
    const part = await get(url, { 'accept-encoding': 'br', range: 'bytes=0-3' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-encoding']).toBe('br')
    expect(part.headers['content-range']).toBe(`bytes 0-3/${whole.rawPayload.length}`)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(0, 4))
  }
})

test('a compressed file has no address of its own', async () => {
  const get = await arrange()
  for (const [, path] of addresses)
    for (const ending of ['br', 'gz']) expect((await get(`/${path}.${ending}`)).statusCode).toBe(404)
})

test('a file whose name contains a hash is cached for ever', async () => {
  const get = await arrange()
  for (const url of ['/assets/app-1a2b.js', '/assets/app-1a2b.css', `/${font}`])
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a file whose name contains a hash has no headers that are for pages', async () => {
  const get = await arrange()
  const page = (await get('/open-account/')).headers
  const file = (await get('/assets/app-1a2b.js')).headers
  for (const name of ['content-security-policy', 'referrer-policy', 'cross-origin-opener-policy']) {
    expect(page[name]).toBeDefined()
    expect(file[name]).toBeUndefined()
  }
  expect(file['x-content-type-options']).toBe('nosniff')
})

test('a page, and a file whose name contains no hash, is validated before it is shown again', async () => {
  const get = await arrange()
  for (const url of ['/open-account/', '/upload', '/favicon.svg'])
    expect((await get(url)).headers['cache-control']).toBe('no-cache')
})

test('a font is sent as it is', async () => {
  const get = await arrange()
  const answer = await get(`/${font}`, { 'accept-encoding': 'br, gzip' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe('font')
})
