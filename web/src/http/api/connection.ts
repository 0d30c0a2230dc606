import { contract } from '@open-account/contracts'
import type { Call } from './sendCall.ts'
import { ServiceFailure } from './serviceFailure.ts'

/**
 * What the calls that are running have met. `offline`: the device has no connection, and calls wait for it. `slow`: a
 * call has had no answer for ten seconds.
 */
export type ConnectionStatus = 'good' | 'slow' | 'offline'

/** When a call without an answer is slow, and when it ends. Milliseconds. */
const slowAfter = 10_000
const endsAfter = 60_000
/** The longest pause before a waiting call is sent again: browsers do not always notice a connection. Milliseconds. */
const longestPause = 5_000
/** How often a waiting call may still fail when the browser has noticed the connection. */
const attemptsOnReturn = 3

/**
 * The calls that must not arrive twice: another transaction, another e-mail, another attempt counted. A submission is
 * accepted once, and every other call changes nothing the second time.
 */
const sentOnce: readonly string[] = [
  contract.transaction.start.path,
  contract.account.requestOtp.path,
  contract.account.verifyOtp.path,
]

interface WaitingCall {
  /** Sends the call again. */
  wake: () => void
}

const waiting = new Set<WaitingCall>()
/** Each slow call as the function that sends it again. */
const slow = new Set<() => void>()
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

export const connectionStatus = (): ConnectionStatus => {
  if (waiting.size > 0) return 'offline'
  return slow.size > 0 ? 'slow' : 'good'
}

/** Calls a listener after every change of the status. Returns the function that removes the listener. */
export const watchConnection = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Ends the attempt of every slow call and sends the call again. One that must not be sent twice fails. */
export const sendSlowAgain = (): void => {
  for (const again of slow) again()
}

/** Resolves when the connection may be back, or when the call is cancelled. */
const pause = (call: WaitingCall, cancelled: AbortSignal | undefined) =>
  new Promise<void>(resolve => {
    call.wake = () => {
      clearTimeout(timer)
      window.removeEventListener('online', call.wake)
      cancelled?.removeEventListener('abort', call.wake)
      resolve()
    }
    const timer = setTimeout(call.wake, longestPause)
    window.addEventListener('online', call.wake)
    cancelled?.addEventListener('abort', call.wake)
    waiting.add(call)
    notify()
  })

/** One attempt of a call, whose signal is aborted when it has taken too long. */
const startAttempt = ({ cancelled, isUpload = false }: Pick<Call<unknown>, 'cancelled' | 'isUpload'>) => {
  const stop = new AbortController()
  let isSentAgain = false
  const again = () => {
    isSentAgain = true
    stop.abort()
  }
  const timers = isUpload
    ? []
    : [
        setTimeout(() => {
          slow.add(again)
          notify()
        }, slowAfter),
        setTimeout(() => stop.abort(), endsAfter),
      ]
  return {
    signal: cancelled === undefined ? stop.signal : AbortSignal.any([stop.signal, cancelled]),
    isSentAgain: () => isSentAgain,
    finish: () => {
      for (const timer of timers) clearTimeout(timer)
      if (slow.delete(again)) notify()
    },
  }
}

/** Whether the browser has noticed that there is no connection. */
const isOffline = (): boolean => !navigator.onLine

/** Whether the service has answered, with a refusal. */
const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof ServiceFailure && thrown.code !== 'network_error' && thrown.code !== 'api_error'

/**
 * Sends a call, and while the device is offline again until it is answered. What the browser knows about the connection
 * is only a hint: a call is always sent, and waits only after it has failed. A call that may have arrived is sent again
 * only if that is harmless.
 */
export const callOverConnection = async <Answer>(call: Call<Answer>): Promise<Answer> => {
  const { path, send, cancelled } = call
  const self: WaitingCall = { wake: () => undefined }
  let attemptsLeft = 0
  try {
    for (;;) {
      const neverLeft = isOffline()
      const attempt = startAttempt(call)
      try {
        const answer = await send(attempt.signal)
        for (const { wake } of waiting) wake()
        return answer
      } catch (thrown) {
        if (cancelled?.aborted || isRefusal(thrown)) throw thrown
        const mayRepeat = neverLeft || !sentOnce.includes(path)
        if (mayRepeat && !attempt.isSentAgain())
          attemptsLeft = neverLeft || isOffline() ? attemptsOnReturn : attemptsLeft - 1
        if (!mayRepeat || attemptsLeft < 0)
          throw thrown instanceof ServiceFailure ? thrown : new ServiceFailure('network_error')
        if (!attempt.isSentAgain()) await pause(self, cancelled)
      } finally {
        attempt.finish()
      }
    }
  } finally {
    if (waiting.delete(self)) notify()
  }
}
