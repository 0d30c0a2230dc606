import { contract } from '@open-account/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callOverConnection, connectionStatus, sendSlowAgain, watchConnection } from './connection.ts'
import { ServiceFailure } from './serviceFailure.ts'

const device = { isOnline: true }

beforeEach(() => {
  vi.useFakeTimers()
  device.isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => device.isOnline)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const goOffline = () => {
  device.isOnline = false
}
const goOnline = async () => {
  device.isOnline = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
}
const lost = () => Promise.reject(new ServiceFailure('network_error'))

/** Starts a call whose attempts end like this, one after another; the last one repeats. */
const start = (
  attempts: readonly ((signal: AbortSignal) => Promise<string>)[],
  { repeatable = true, cancelled }: { repeatable?: boolean; cancelled?: AbortSignal } = {},
) => {
  const sent: AbortSignal[] = []
  const send = (signal: AbortSignal = new AbortController().signal) => {
    const attempt = attempts[Math.min(sent.length, attempts.length - 1)]
    sent.push(signal)
    return attempt === undefined ? Promise.reject(new Error('No attempt')) : attempt(signal)
  }
  const outcome: { value?: string; code?: string } = {}
  const path = repeatable ? contract.transaction.submit.path : contract.account.requestOtp.path
  callOverConnection({ path, send, cancelled }).then(
    value => {
      outcome.value = value
    },
    (thrown: unknown) => {
      outcome.code = thrown instanceof ServiceFailure ? thrown.code : String(thrown)
    },
  )
  return { sent, outcome }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const answered = () => Promise.resolve('answer')
/** No answer until the attempt is aborted. */
const silent = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

test('a call that fails while the device is offline is sent again when the connection is back', async () => {
  goOffline()
  const { sent, outcome } = start([lost, answered])
  await settle()
  expect(connectionStatus()).toBe('offline')
  expect(outcome).toEqual({})
  await goOnline()
  expect(outcome).toEqual({ value: 'answer' })
  expect(sent).toHaveLength(2)
  expect(connectionStatus()).toBe('good')
})

test('a call that leaves while the device is offline and fails when the connection is back is sent again', async () => {
  goOffline()
  const failLate = async () => {
    await goOnline()
    return lost()
  }
  const { sent, outcome } = start([failLate, answered])
  await settle()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(outcome).toEqual({ value: 'answer' })
  expect(sent).toHaveLength(2)
})

test('a device that believes to be offline still sends its calls', async () => {
  goOffline()
  const { outcome } = start([answered])
  await settle()
  expect(outcome).toEqual({ value: 'answer' })
  expect(connectionStatus()).toBe('good')
})

test('a waiting call tries again every five seconds, in case the browser does not notice the connection', async () => {
  goOffline()
  const { outcome, sent } = start([lost, lost, answered])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toHaveLength(2)
  expect(connectionStatus()).toBe('offline')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(outcome).toEqual({ value: 'answer' })
})

test('a call that goes through sends the waiting ones at once', async () => {
  goOffline()
  const waiting = start([lost, answered])
  await settle()
  start([answered])
  await settle()
  expect(waiting.outcome).toEqual({ value: 'answer' })
})

test('a waiting call survives three more failures after the connection has come back, then fails', async () => {
  goOffline()
  const { outcome, sent } = start([lost])
  await settle()
  await goOnline()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(outcome).toEqual({})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(outcome).toEqual({ code: 'network_error' })
  expect(sent).toHaveLength(5)
  expect(connectionStatus()).toBe('good')
})

test('a service that cannot be reached although the device is online fails the call at once', async () => {
  const { outcome } = start([lost])
  await settle()
  expect(outcome).toEqual({ code: 'network_error' })
})

test('a refusal is final, also while the device is offline', async () => {
  goOffline()
  const { outcome } = start([() => Promise.reject(new ServiceFailure('duplicate'))])
  await settle()
  expect(outcome).toEqual({ code: 'duplicate' })
})

test('a call that must arrive once waits if it was offline from the start', async () => {
  goOffline()
  const { outcome } = start([lost, answered], { repeatable: false })
  await settle()
  expect(outcome).toEqual({})
  await goOnline()
  expect(outcome).toEqual({ value: 'answer' })
})

test('a call that must arrive once is not sent again if the connection was lost after it', async () => {
  const losesConnection = () => {
    goOffline()
    return lost()
  }
  const { outcome, sent } = start([losesConnection, answered], { repeatable: false })
  await settle()
  expect(outcome).toEqual({ code: 'network_error' })
  expect(sent).toHaveLength(1)
})

test('a cancelled call stops waiting', async () => {
  goOffline()
  const cancel = new AbortController()
  const { outcome, sent } = start([lost], { cancelled: cancel.signal })
  await settle()
  cancel.abort()
  await settle()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.aborted).toBe(true)
  expect(outcome).toEqual({ code: 'network_error' })
  expect(connectionStatus()).toBe('good')
})

test('a call without an answer is slow after ten seconds and fails after a minute', async () => {
  const { outcome } = start([silent])
  await vi.advanceTimersByTimeAsync(9_999)
  expect(connectionStatus()).toBe('good')
  await vi.advanceTimersByTimeAsync(1)
  expect(connectionStatus()).toBe('slow')
  await vi.advanceTimersByTimeAsync(50_000)
  expect(outcome).toEqual({ code: 'network_error' })
  expect(connectionStatus()).toBe('good')
})

test('a slow call can be sent again', async () => {
  const { outcome, sent } = start([silent, answered])
  await vi.advanceTimersByTimeAsync(10_000)
  sendSlowAgain()
  await settle()
  expect(outcome).toEqual({ value: 'answer' })
  expect(sent).toHaveLength(2)
})

test('a slow call that must arrive once fails instead of being sent again', async () => {
  const { outcome, sent } = start([silent], { repeatable: false })
  await vi.advanceTimersByTimeAsync(10_000)
  sendSlowAgain()
  await settle()
  expect(outcome).toEqual({ code: 'network_error' })
  expect(sent).toHaveLength(1)
})

test('a listener is notified of every change', async () => {
  const statuses: string[] = []
  const stop = watchConnection(() => statuses.push(connectionStatus()))
  goOffline()
  start([lost, answered])
  await settle()
  await goOnline()
  stop()
  expect(statuses).toEqual(['offline', 'good'])
})
