import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import { contract } from '@open-account/contracts'
import { reconnectDelay, streamTimeout } from '@open-account/domain/kiosk/streamTimes'
import { createParser } from 'eventsource-parser'
import { serviceAddress } from '../../http/api/serviceAddress.ts'
import { learnServiceTime } from '../../http/api/serviceClock.ts'
import { messageIn } from './messageIn.ts'

/** The position up to which a stream was read. The next connection continues from there. */
interface StreamPosition {
  lastEventId: string
  /** Whether every event from before the connection was read. */
  isCaughtUp: boolean
}

/** The position at the beginning of a stream. */
export const newPosition = (): StreamPosition => ({ lastEventId: '', isCaughtUp: false })

interface StreamOptions {
  /** The state, encoded for the URL. */
  readonly state: string
  readonly position: StreamPosition
  /** The kiosk's token. */
  readonly token: string
  /** Closes the stream. */
  readonly signal: AbortSignal
  /** The connection is open, for the first time or again. */
  readonly onOpen: () => void
  /** `isPast`: the message is from before the connection. */
  readonly onMessage: (message: StreamMessage, isPast: boolean) => void
  /** The connection broke and is being restored. */
  readonly onCut: () => void
  /** The stream has ended, or the service refuses it. */
  readonly onEnd: () => void
  /** The service rejects the token. */
  readonly onRefused: () => void
}

/** How a connection ended: finally, or `cut`, after which it is opened again. */
type Outcome = 'over' | 'refused' | 'cut'

const addressOf = (state: string): string => serviceAddress(`${contract.kiosk.stream.path}?state=${state}`)

/** The final outcome of a response's status; null when a retry may succeed, as after too many calls. */
const finalOutcome = (status: number): Exclude<Outcome, 'cut'> | null => {
  if (status === 401) return 'refused'
  return status >= 400 && status < 500 && status !== 429 ? 'over' : null
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

/** Calls back when no data arrives in time. `reset` restarts the time, `stop` ends the watch. */
const watchSilence = (onSilence: () => void) => {
  let timer = setTimeout(onSilence, streamTimeout)
  return {
    reset: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, streamTimeout)
    },
    stop: () => clearTimeout(timer),
  }
}

/** The connections to the service, one after another. */
class StreamConnections {
  readonly #options: StreamOptions
  #isOver = false
  /** The failed attempts since the last open connection. */
  tries = 0

  constructor(options: StreamOptions) {
    this.#options = options
  }

  /** Opens one connection and reads it to its end. */
  async connect(): Promise<Outcome> {
    const { signal } = this.#options
    const silence = new AbortController()
    const watch = watchSilence(() => silence.abort())
    try {
      return await this.#read(AbortSignal.any([signal, silence.signal]), watch.reset)
    } catch {
      // Every failure of the connection is retried.
      return 'cut'
    } finally {
      watch.stop()
    }
  }

  async #read(signal: AbortSignal, reset: () => void): Promise<Outcome> {
    const { state, position, token, onOpen } = this.#options
    const response = await fetch(addressOf(state), {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(position.lastEventId !== '' && { 'last-event-id': position.lastEventId }),
      },
      credentials: 'include',
      cache: 'no-store',
      signal,
    })
    learnServiceTime(response.headers.get('date'))
    const ended = finalOutcome(response.status)
    if (ended !== null) return ended
    if (!response.ok || response.body === null) return 'cut'
    this.tries = 0
    onOpen()
    const parser = this.#parser()
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'cut'
      reset()
      parser.feed(decoder.decode(value, { stream: true }))
      if (this.#isOver) return 'over'
    }
  }

  #parser() {
    const { position, onMessage } = this.#options
    return createParser({
      onId: id => {
        position.lastEventId = id
      },
      onEvent: ({ data }) => {
        const message = messageIn(data)
        if (message?.kind === 'end') this.#isOver = true
        else if (message !== null) onMessage(message, !position.isCaughtUp)
      },
      // The service sends its first comment after the last event from before the connection.
      onComment: () => {
        position.isCaughtUp = true
      },
    })
  }
}

/**
 * Reads the stream of an upload session until it ends, is refused, or the signal closes it. A connection that breaks
 * or falls silent is opened again at its position, after a pause that grows with each failure.
 */
export const followStream = async (options: StreamOptions): Promise<void> => {
  const { signal, onCut, onEnd, onRefused } = options
  const connections = new StreamConnections(options)
  while (!signal.aborted) {
    const outcome = await connections.connect()
    if (signal.aborted) return
    if (outcome === 'over') return onEnd()
    if (outcome === 'refused') return onRefused()
    onCut()
    await pause(reconnectDelay(connections.tries, Math.random()), signal)
    connections.tries += 1
  }
}
