import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { onTestFinished, test } from 'vitest'
import { applicantOver } from '../test/application.ts'
import { listen, stateOf } from '../test/kiosk.ts'
import { rawConnection } from '../test/rawConnection.ts'
import { listening, serviceProcess } from '../test/serviceProcess.ts'
import { attack } from './attack.ts'
import { requestHead, uploadAddress } from './rawRequests.ts'

/** The maximum duration of a stop. Milliseconds. */
const bound = 10_000
/** The duration of the calls that are running. Milliseconds. */
const latency = 700
const callsUnderWay = 20
const streams = 5

const folderForTest = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-stop-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a call on a keep-alive connection. Returns its status, or its error. */
const call = (origin: string, agent: Agent) => {
  const arrived = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<number | string>()
  const sent = request(`${origin}/v1/transaction?appDomain=residential&appType=personal`, {
    agent,
    /** The service confirms at once that it has the headers. */
    headers: { expect: '100-continue' },
  })
  sent.on('continue', arrived.resolve)
  sent.on('response', response => {
    response.resume()
    response.on('end', () => answered.resolve(response.statusCode ?? 0))
  })
  sent.on('error', error => answered.resolve(error.message))
  sent.end()
  return { arrived: arrived.promise, answered: answered.promise }
}

const stopOnce = async (signal: NodeJS.Signals, violations: string[]): Promise<number> => {
  const child = serviceProcess({ DATA_DIR: await folderForTest(), LATENCY_MS: String(latency) })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const origin = await listening(child)
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const states = await Promise.all(Array.from({ length: streams }, () => applicantOver(origin).start()))
  const kiosks = await Promise.all(states.map(state => listen(origin, { state: stateOf(state) })))
  await Promise.all(kiosks.map(kiosk => kiosk.heard(2)))
  const half = await rawConnection(origin)
  await half.send(
    requestHead('POST', uploadAddress(states[0] ?? ''), {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 100_000,
    }) + '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  )
  const idle = await rawConnection(origin)
  const calls = Array.from({ length: callsUnderWay }, () => call(origin, agent))
  await Promise.all(calls.map(({ arrived }) => arrived))

  const begun = performance.now()
  child.kill(signal)
  const [exit] = await Promise.all([once(child, 'exit') as Promise<unknown[]>, idle.closed, half.closed])
  const took = performance.now() - begun
  if (took > bound) violations.push(`${signal}: the stop took ${Math.round(took)} ms`)
  if (exit[0] !== 0) violations.push(`${signal}: the process ended with ${String(exit)}`)
  for (const status of await Promise.all(calls.map(({ answered }) => answered)))
    if (status !== 200) violations.push(`${signal}: a call under way was answered ${status}`)
  for (const kiosk of kiosks)
    if ((await kiosk.over) !== 'closed' || kiosk.retry() === null)
      violations.push(`${signal}: a stream was ${await kiosk.over}, come back after ${kiosk.retry()}`)
  return took
}

test(
  'A stop signal with open calls and streams',
  attack({
    runs: { day: 1, night: 20 },
    target: 'exit code 0 within 10 s, every call answered, every stream ended so that the kiosk comes back',
    run: async ({ size, seed }) => {
      const violations: string[] = []
      let slowest = 0
      for (const signal of fc.sample(fc.constantFrom('SIGTERM' as const, 'SIGINT' as const), {
        numRuns: size,
        seed,
      }))
        slowest = Math.max(slowest, await stopOnce(signal, violations))
      return {
        ran: `${size} stops with ${callsUnderWay} calls, ${streams} streams, half an upload and an idle connection`,
        result: `the slowest took ${(slowest / 1_000).toFixed(1)} s, ${violations.length} wrong`,
        violations,
      }
    },
  }),
)
