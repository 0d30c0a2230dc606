import fc from 'fast-check'
import { test } from 'vitest'
import { rawConnection } from '../test/rawConnection.ts'
import { attack } from './attack.ts'
import { inParallel } from './inParallel.ts'
import { listeningService, shortTimeouts } from './listeningService.ts'
import { problemOfAnswer, requestHead, uploadAddress, within } from './rawRequests.ts'

/** Milliseconds after which a connection without an answer counts as hanging. */
const hangingAfter = 10_000
const inFlight = 16

const body = JSON.stringify({ account_type: '01', postcode: '310145' })
const json = { 'content-type': 'application/json' }

/** Well-formed requests, from which the malformed ones are made. */
const templates = (state: string): readonly string[] => [
  requestHead('GET', '/health'),
  requestHead('GET', '/v1/transaction?appDomain=residential&appType=personal', { accept: '*/*' }),
  requestHead('GET', '/mock', { accept: 'text/html' }),
  requestHead('GET', '/payment/a', { accept: 'application/json', cookie: 'world=a' }),
  requestHead('OPTIONS', '/appconfig', { origin: 'http://a.example' }),
  requestHead('POST', '/v1/premise/street-name', { ...json, 'content-length': body.length }) + body,
  requestHead('POST', '/v1/premise/street-name', { ...json, 'transfer-encoding': 'chunked' }) +
    `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  requestHead('POST', uploadAddress(state), {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 96,
  }) + '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 a\r\n--b--\r\n',
]

const word = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\t',
    '\0',
    '\r',
    '\n',
    '\r\n',
    ':',
    '/',
    '*',
    '..',
    '%',
    '%00',
    '\u00ff',
    'a'.repeat(20_000),
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 12 }),
)
const hosts = [
  '',
  ' ',
  'a b',
  'a/b',
  'a@b',
  'a:b',
  'a:99999',
  '[::1',
  '[::1]',
  '999.999.999.999',
  'a..b',
  'a,b',
  'a\tb',
  '%00',
  '127.1',
  '-',
  'a?b',
  'a#b',
]
const lengths = ['-1', '1e3', '0x10', '99999999999999999999', ' ', 'a', '5, 6', '+5', '1', '1000']
const codings = [
  'chunked, chunked',
  'gzip',
  'identity',
  'chunked\r\nTransfer-Encoding: gzip',
  'Chunked',
  ' chunked ,',
]
const targets = [
  '*',
  'http://a.example/health',
  '//a',
  'health',
  '/%',
  '/%E0',
  '/a b',
  '/\u0001',
  '/?a=%',
  `/${'a'.repeat(9_000)}`,
  '/health#a',
]
const methods = [
  'FOO',
  'get',
  'CONNECT',
  'TRACE',
  'PATCH',
  'PROPFIND',
  'QUERY',
  'G\0ET',
  'PRI',
  'A'.repeat(100),
]
const versions = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.10', 'HTTP', 'HTTP/1.1 a', 'http/1.1']
const headers = [
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: close',
  'Host: b',
  'Content-Length: 3',
  'Transfer-Encoding: chunked',
  'Content-Encoding: gzip',
  'Content-Type: ;',
  'X-World: \u00ff',
  'Cookie: =;;=',
  'Accept: ,;q=2',
  ' folded',
  ': a',
  'A',
  'Range: bytes=9-1',
  'Last-Event-ID: -1',
  `X-Long: ${'a'.repeat(20_000)}`,
  'X-Forwarded-Host: a b',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
]

type Change = (text: string) => string

const replaced = (pattern: RegExp, values: readonly string[]): fc.Arbitrary<Change> =>
  fc.constantFrom(...values).map(value => text => text.replace(pattern, () => value))

/** A change of a request. */
const change: fc.Arbitrary<Change> = fc.oneof(
  replaced(/(?<=^Host: ).*(?=\r)/m, hosts),
  replaced(/^Host: .*\r\n/m, ['', 'Host\r\n', 'Host: a\r\nHost: b\r\n', 'host : a\r\n']),
  replaced(/(?<=^content-length: )\d+/m, lengths),
  replaced(/(?<=^transfer-encoding: )chunked/m, codings),
  replaced(/(?<=^\w+ )\S+/, targets),
  replaced(/^\w+/, methods),
  replaced(/HTTP\/1\.1/, versions),
  replaced(/\r\n\r\n[\da-f]+\r\n/, [
    '\r\n\r\nffffffffffffffffff\r\n',
    '\r\n\r\n-1\r\n',
    '\r\n\r\n5;a=\0\r\n',
    '\r\n\r\n5\n',
  ]),
  fc.constantFrom(...headers).map(
    (header): Change =>
      text =>
        text.replace('\r\n\r\n', () => `\r\n${header}\r\n\r\n`),
  ),
  fc.constant<Change>(text => text.replaceAll('\r\n', '\n')),
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), word, fc.nat(8))
    .map(([place, put, removed]): Change => text => {
      const at = Math.floor(place * text.length)
      return text.slice(0, at) + put + text.slice(at + removed)
    }),
  fc.double({ min: 0, max: 1, noNaN: true }).map(
    (place): Change =>
      text =>
        text.slice(0, Math.ceil(place * text.length)),
  ),
)

test(
  'Malformed HTTP',
  attack({
    runs: { day: 400, night: 20_000 },
    target: 'no 5xx, none hangs, every refusal in the one form or a closed connection',
    run: async ({ size, seed }) => {
      const { origin, state } = await listeningService(shortTimeouts)
      const request = fc
        .tuple(fc.constantFrom(...templates(state)), fc.array(change, { minLength: 1, maxLength: 3 }))
        .map(([template, changes]) => changes.reduce((text, apply) => apply(text), template))
      const violations: string[] = []
      const counts = new Map<string, number>()
      const send = async (text: string) => {
        const connection = await rawConnection(origin)
        void connection.send(Buffer.from(text, 'latin1'))
        const took = await within(hangingAfter, connection.answered(1))
        connection.hangUp()
        const answers = connection.answers()
        const status = String(answers[0]?.status ?? (connection.isClosed() ? 'closed' : 'none'))
        counts.set(status, (counts.get(status) ?? 0) + 1)
        const what = JSON.stringify(text.slice(0, 400))
        if (took === undefined) violations.push(`no answer to ${what}, but ${connection.received()}`)
        for (const answer of answers) {
          const problem = problemOfAnswer(answer)
          if (problem !== undefined) violations.push(`the answer to ${what} ${problem}`)
        }
      }
      await inParallel(inFlight, fc.sample(request, { numRuns: size, seed }), send)
      const alive = await fetch(`${origin}/health`)
      if (alive.status !== 200) violations.push(`afterwards the service says ${alive.status}`)
      const counted = [...counts].map(([status, count]) => `${status}: ${count}`).toSorted()
      return {
        ran: `${size.toLocaleString('en')} requests`,
        result: `${violations.length} wrong (${counted.join(', ')})`,
        violations,
      }
    },
  }),
)
