import type { Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import type { Timeouts } from '../src/kit/timeouts.ts'
import { applicant } from './application.ts'
import { multipart } from '../src/subjects/seeding/multipart.ts'
import { rawConnection } from './rawConnection.ts'
import { testApp } from './testApp.ts'

/** A listening service, with its connections. */
const arrange = async (timeouts: Partial<Timeouts> = {}) => {
  const { service } = await testApp()
  const app = await buildApp(service, { timeouts })
  const connections: Socket[] = []
  app.server.on('connection', socket => connections.push(socket))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const state = await applicant(app).start()
  const open = async () => {
    const connection = await rawConnection(origin)
    onTestFinished(connection.hangUp)
    return connection
  }
  return { app, open, state, service, connections }
}

const health = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'
const head = (address: string, headers: Readonly<Record<string, string>>, method = 'POST') =>
  `${method} ${address} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
const attachment = (state: string) =>
  `/v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf`
const limit = 8_000_000
const boundary = 'multipart/form-data; boundary=b'
const fileStart = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'
const chunk = (size: number) => `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`

describe('a refused upload', () => {
  test.each([
    ['of wrong content', 300_000, 'file', 415, 'a'],
    ['of wrong content and of the largest size', limit, 'file', 415, 'a'],
    ['in a wrong field', 1_000_000, 'document', 400, '%PDF-1.7'],
    ['that is a byte too large', limit + 1, 'file', 413, '%PDF-1.7'],
  ])(
    'after an upload %s the next call on its connection is answered',
    async (_what, size, field, status, text) => {
      const { open, state } = await arrange()
      const { payload, headers } = multipart(Buffer.alloc(size, text), {}, { field })
      const connection = await open()
      void connection.send(head(attachment(state), { ...headers, 'content-length': String(payload.length) }))
      void connection.send(payload)
      void connection.send(health)
      const answers = await connection.answered(2)
      expect(answers.map(answer => answer.status)).toEqual([status, 200])
    },
  )
})

describe('an upload beyond the limit', () => {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049444154',
    'hex',
  )

  test.each(['attachment', 'signature'] as const)(
    'an endless upload is refused as %s, and the service reads little beyond the limit',
    async kind => {
      const { open, state, connections } = await arrange({ linger: 200 })
      const connection = await open()
      const [address, most, name, start] =
        kind === 'attachment'
          ? [attachment(state), limit, 'file', Buffer.from('%PDF-1.7')]
          : ['/v1/eSignature/upload', 4_000_000, 'fileName', png]
      await connection.send(head(address, { 'content-type': boundary, 'transfer-encoding': 'chunked' }))
      const first = Buffer.concat([
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n`),
        start,
      ])
      await connection.send(
        Buffer.concat([Buffer.from(`${first.length.toString(16)}\r\n`), first, Buffer.from('\r\n')]),
      )
      const piece = chunk(16_384)
      while (!connection.isClosed()) await connection.send(piece)
      const [answer] = connection.answers()
      expect(answer?.status).toBe(413)
      expect(answer?.head.toLowerCase()).toContain('connection: close')
      /** At full speed the server reads ahead. */
      expect((connections[0]?.bytesRead ?? 0) - most).toBeLessThanOrEqual(2 * 65_536)
    },
  )

  test('an upload beyond the limit by its Content-Length is refused unread', async () => {
    const { open, state, connections } = await arrange()
    const connection = await open()
    void connection.send(
      head(attachment(state), { 'content-type': boundary, 'content-length': String(20_000_000_000) }),
    )
    const [answer] = await connection.answered(1)
    expect(answer?.status).toBe(413)
    expect(answer?.head.toLowerCase()).toContain('connection: close')
    expect(connections[0]?.bytesRead).toBeLessThan(1_000)
  })

  test.each([
    ['text before its first part', 'a'.repeat(16_384)],
    ['a field', `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n`],
    ['something after its last part', `${fileStart}\r\n--b--\r\n`],
  ])('an upload beyond the limit that continues with %s is refused', async (_what, start) => {
    const { open, state } = await arrange({ linger: 200 })
    const connection = await open()
    await connection.send(
      head(attachment(state), { 'content-type': boundary, 'transfer-encoding': 'chunked' }),
    )
    await connection.send(`${start.length.toString(16)}\r\n${start}\r\n`)
    const piece = chunk(65_536)
    while (!connection.isClosed()) await connection.send(piece)
    expect(connection.answers().map(({ status }) => status)).toEqual([413])
  })
})

describe('a slow caller', () => {
  const slow = { headers: 150, requestCheck: 20, body: 150, uploadCheck: 150, uploadBytes: 1_000, linger: 50 }

  test('a caller that connects and sends nothing is disconnected without an answer', async () => {
    const { open } = await arrange(slow)
    const connection = await open()
    await connection.closed
    expect(connection.received()).toBe('')
  })

  test.each([
    ['half its headers', 'GET /health HTTP/1.1\r\nHost: loc'],
    [
      'a body that does not come',
      head('/v1/premise/street-name', { 'content-type': 'application/json', 'content-length': '10' }),
    ],
    [
      'a body that breaks off',
      `${head('/v1/premise/street-name', { 'content-type': 'application/json', 'content-length': '10' })}{`,
    ],
    [
      'half a chunk',
      `${head('/v1/premise/street-name', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })}5\r\n{`,
    ],
  ])('a slow caller that sends %s is answered 408', async (_what, text) => {
    const { open } = await arrange(slow)
    const connection = await open()
    await connection.send(text)
    await connection.closed
    const [answer, ...more] = connection.answers()
    expect([answer?.status, more.length]).toEqual([408, 0])
    expect(answer?.head.toLowerCase()).toContain('connection: close')
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ error: 'request_timeout' })
  })

  test('a slow caller that begins an upload and stops is answered 408, and its file is deleted', async () => {
    const { open, state, service } = await arrange(slow)
    const connection = await open()
    await connection.send(
      `${head(attachment(state), { 'content-type': boundary, 'content-length': '1000' })}${fileStart}`,
    )
    await connection.closed
    expect(connection.answers().map(({ status }) => status)).toEqual([408])
    expect(await service.db.selectFrom('attachments').selectAll().execute()).toEqual([])
  })

  test.each([
    ['GET', '/health', 200],
    ['HEAD', '/health', 200],
    ['GET', '/payment/%E0', 400],
    ['POST', '/payment/%E0', 400],
    ['POST', '/nothing', 404],
  ])(
    'a caller that announces a body with %s %s and does not send it is answered and disconnected',
    async (method, address, status) => {
      const { open } = await arrange(slow)
      const connection = await open()
      await connection.send(head(address, { 'content-length': '1000' }, method))
      await connection.closed
      expect(connection.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    },
  )

  test('a slow upload that makes progress is not interrupted', async () => {
    const { open, state } = await arrange(slow)
    const { payload, headers } = multipart(Buffer.from('%PDF-1.7'.padEnd(20_000)))
    const connection = await open()
    await connection.send(head(attachment(state), { ...headers, 'content-length': String(payload.length) }))
    let sent = 0
    const timer = setInterval(() => {
      void connection.send(payload.subarray(sent, sent + 2_000))
      sent += 2_000
      if (sent >= payload.length) clearInterval(timer)
    }, slow.uploadCheck / 2)
    const answers = await connection.answered(1)
    expect(answers.map(({ status }) => status)).toEqual([200])
  })
})

describe('a host', () => {
  test.each([
    ['', 'Host:'],
    ['of two words', 'Host: a b'],
    ['with a path', 'Host: a/b'],
    ['with a user', 'Host: a@b'],
    ['with an invalid port', 'Host: a:99999'],
    ['with an invalid address', 'Host: [::1'],
    ['twice', 'Host: a\r\nHost: b'],
    ['that is missing', 'Accept: */*'],
  ])('the host %s is refused in the form of the contract', async (_what, header) => {
    const { open } = await arrange()
    const connection = await open()
    await connection.send(
      `GET /v1/transaction?appDomain=residential&appType=personal HTTP/1.1\r\n${header}\r\n\r\n`,
    )
    const [answer] = await connection.answered(1)
    expect(answer?.status).toBe(400)
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ error: 'invalid_request' })
  })

  test.each(['localhost', 'localhost:3000', '127.0.0.1:1', '[::1]:3000', 'open-account.example'])(
    'the host %s is accepted',
    async host => {
      const { app } = await testApp()
      expect((await app.inject({ url: '/health', headers: { host } })).statusCode).toBe(200)
    },
  )

  test('a malformed host of a trusted proxy is refused', async () => {
    const { app } = await testApp({ TRUSTED_PROXIES: 'loopback' })
    const headers = { 'x-forwarded-host': 'a b' }
    expect((await app.inject({ url: '/health', headers })).statusCode).toBe(400)
  })
})

test('an unknown expectation is ignored', async () => {
  const { open } = await arrange()
  const connection = await open()
  await connection.send(head('/health', { expect: '200-ok' }, 'GET'))
  const [answer] = await connection.answered(1)
  expect(answer?.status).toBe(200)
})

test.each([
  '/v1/transaction?appDomain=residential&appType=personal',
  '/oidc/myinfo/authorize/a/b',
  '/khaos/v1/upload/close/a',
  '/appconfig',
])('HEAD %s is refused and changes nothing', async url => {
  const { app, service } = await testApp()
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
  expect(await service.db.selectFrom('transactions').selectAll().execute()).toEqual([])
})
