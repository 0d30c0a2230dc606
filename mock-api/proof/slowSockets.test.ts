import fc from 'fast-check'
import { test } from 'vitest'
import { rawConnection } from '../test/rawConnection.ts'
import { attack } from './attack.ts'
import { listeningService, shortTimeouts } from './listeningService.ts'
import { problemOfAnswer, requestHead, uploadAddress, within } from './rawRequests.ts'

const runs = { day: 40, night: 1000 }
/** The maximum time until every slow caller is disconnected. Milliseconds. */
const bound = 20_000
const json = { 'content-type': 'application/json' }
const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
const fileStart = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'

interface SlowCaller {
  readonly name: string
  readonly start: string
  /** The bytes that are sent repeatedly after the start; none without it. */
  readonly drip?: string
}

const slowCallers = (state: string): readonly SlowCaller[] => {
  const address = '/v1/premise/street-name'
  const body = requestHead('POST', address, { ...json, 'content-length': 100_000 })
  const chunks = requestHead('POST', address, { ...json, 'transfer-encoding': 'chunked' })
  const upload = requestHead('POST', uploadAddress(state), { ...multipart, 'content-length': 1_000_000 })
  const withBody = (method: string, path: string) => requestHead(method, path, { 'content-length': 1_000 })
  return [
    { name: 'nothing', start: '' },
    { name: 'half a request line', start: 'GET /hea' },
    { name: 'headers that drip', start: 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', drip: 'a' },
    { name: 'a body that drips', start: body, drip: ' ' },
    { name: 'a body that does not come', start: body },
    { name: 'chunks that drip', start: chunks, drip: '1\r\n \r\n' },
    { name: 'half a chunk', start: `${chunks}ffff\r\n` },
    { name: 'an upload that drips', start: upload + fileStart, drip: 'a' },
    { name: 'an upload that does not come', start: upload },
    { name: 'a body that drips on GET', start: withBody('GET', '/health'), drip: 'a' },
    { name: 'a body that does not come on GET', start: withBody('GET', '/health') },
    { name: 'a body that does not come on HEAD', start: withBody('HEAD', '/health') },
    { name: 'a body for an address that cannot be read', start: withBody('POST', '/payment/%E0'), drip: 'a' },
    { name: 'a body for an address without a call', start: withBody('PUT', '/nothing'), drip: 'a' },
  ]
}

test(
  'Slow callers',
  attack({
    runs,
    target: 'all closed within 20 s, an idle one without a word, the others with 408 at most',
    run: async ({ size, seed }) => {
      const isNight = size === runs.night
      const { origin, state } = await listeningService(isNight ? {} : shortTimeouts)
      const violations: string[] = []
      let slowest = 0
      const call = async ({ name, start, drip }: SlowCaller) => {
        const connection = await rawConnection(origin)
        if (start !== '') await connection.send(start)
        const timer = setInterval(
          () => {
            if (drip !== undefined && !connection.isClosed()) void connection.send(drip)
          },
          isNight ? 500 : 20,
        )
        const took = await within(bound, connection.closed)
        clearInterval(timer)
        connection.hangUp()
        if (took === undefined) violations.push(`${name}: open after ${bound} ms`)
        slowest = Math.max(slowest, took ?? bound)
        if (start === '' && connection.received() !== '')
          violations.push(`${name}: answered ${connection.received()}`)
        for (const answer of connection.answers()) {
          const problem = problemOfAnswer(answer)
          if (problem !== undefined) violations.push(`${name}: ${problem}`)
        }
      }
      const callers = slowCallers(state)
      const chosen = fc.sample(fc.constantFrom(...callers), {
        numRuns: Math.max(0, size - callers.length),
        seed,
      })
      await Promise.all([...callers, ...chosen].map(call))
      return {
        ran: `${size.toLocaleString('en')} connections of ${callers.length} kinds, ${isNight ? 'real' : 'short'} timeouts`,
        result: `the last closed after ${(slowest / 1_000).toFixed(1)} s, ${violations.length} wrong`,
        violations,
      }
    },
  }),
)
