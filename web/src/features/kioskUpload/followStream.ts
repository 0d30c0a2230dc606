import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import { contract } from '@open-account/contracts'
import { reconnectDelay, streamTimeout } from '@open-account/domain/kiosk/streamTimes'
import { createParser } from 'eventsource-parser'
import { serviceAddress } from '../../http/api/postFile.ts'
import { learnServiceTime } from '../../http/api/serviceClock.ts'
import { messageIn } from './messageIn.ts'

/** Up to where a stream was read. The next connection continues from there. */
interface Reading {
  lastEventId: string
  /** Whether every event from before this page was read. */
  isCaughtUp: boolean
}

/** A reading of a stream from its beginning. */
export const newReading = (): Reading => ({ lastEventId: '', isCaughtUp: false })

interface Followed {
  /** The state as it stands in the address. */
  readonly state: string
  readonly reading: Reading
  /** The kiosk's token. */
  readonly token: string
  /** Ends the following. */
  readonly signal: AbortSignal
  /** The line stands, for the first time or again. */
  readonly onOpen: () => void
  /** `isPast`: it happened before this page listened. */
  readonly onMessage: (message: StreamMessage, isPast: boolean) => void
  /** The line broke; it is being taken up again. */
  readonly onCut: () => void
  /** The stream is over, or the service does not give one. */
  readonly onEnd: () => void
  /** The service does not take the token. */
  readonly onRefused: () => void
}

/** How one connection came to its end: for good, or `cut`, after which another one may follow. */
type Outcome = 'over' | 'refused' | 'cut'

const addressOf = (state: string): string => serviceAddress(`${contract.kiosk.stream.path}?state=${state}`)

/** What the service's answer ends for good; null where it may answer otherwise later, as after too many calls. */
const endedBy = (status: number): Exclude<Outcome, 'cut'> | null => {
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

/** Calls back after a silence, unless it is told of a sound before; `stop` ends the watch. */
const silenceWatch = (onSilence: () => void) => {
  let timer = setTimeout(onSilence, streamTimeout)
  return {
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, streamTimeout)
    },
    stop: () => clearTimeout(timer),
  }
}

/** A line to the service, connection after connection. */
class Line {
  readonly #followed: Followed
  #isOver = false
  /** How often the line was not taken up since it last stood. */
  tries = 0

  constructor(followed: Followed) {
    this.#followed = followed
  }

  /** One connection, from the call to its end. */
  async connect(): Promise<Outcome> {
    const { signal } = this.#followed
    const silence = new AbortController()
    const watch = silenceWatch(() => silence.abort())
    try {
      return await this.#read(AbortSignal.any([signal, silence.signal]), watch.heard)
    } catch {
      // Whatever broke the line, it is taken up again.
      return 'cut'
    } finally {
      watch.stop()
    }
  }

  async #read(signal: AbortSignal, heard: () => void): Promise<Outcome> {
    const { state, reading, token, onOpen } = this.#followed
    const response = await fetch(addressOf(state), {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(reading.lastEventId !== '' && { 'last-event-id': reading.lastEventId }),
      },
      credentials: 'include',
      cache: 'no-store',
      signal,
    })
    learnServiceTime(response.headers.get('date'))
    const ended = endedBy(response.status)
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
      heard()
      parser.feed(decoder.decode(value, { stream: true }))
      if (this.#isOver) return 'over'
    }
  }

  #parser() {
    const { reading, onMessage } = this.#followed
    return createParser({
      onId: id => {
        reading.lastEventId = id
      },
      onEvent: ({ data }) => {
        const message = messageIn(data)
        if (message?.kind === 'end') this.#isOver = true
        else if (message !== null) onMessage(message, !reading.isCaughtUp)
      },
      // The service sends the first comment after the last event from before the call.
      onComment: () => {
        reading.isCaughtUp = true
      },
    })
  }
}

/**
 * Follows the stream of an upload session until it is over, it is refused, or the signal ends it. A line that breaks
 * or falls silent is taken up again where it was left, after a pause that grows with each failure.
 */
export const followStream = async (followed: Followed): Promise<void> => {
  const { signal, onCut, onEnd, onRefused } = followed
  const line = new Line(followed)
  while (!signal.aborted) {
    const outcome = await line.connect()
    if (signal.aborted) return
    if (outcome === 'over') return onEnd()
    if (outcome === 'refused') return onRefused()
    onCut()
    await pause(reconnectDelay(line.tries, Math.random()), signal)
    line.tries += 1
  }
}
