import type { CDPSession } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'

interface Sent {
  /** Milliseconds since 1970. */
  readonly start: number
  end: number
  /** Headers and body, as they were on the line. */
  bytes: number
}

/** Records every request of a page over the line. */
export const recordRequests = (protocol: CDPSession) => {
  const sent = new Map<string, Sent>()
  let lastEvent = performance.now()
  /** From the protocol's clock to that of the wall, in seconds. */
  let offset = 0
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!request.url.startsWith('http') || sent.has(requestId)) return
    lastEvent = performance.now()
    offset = wallTime - timestamp
    sent.set(requestId, { start: wallTime * 1_000, end: wallTime * 1_000, bytes: 0 })
  })
  const update = (id: string, timestamp: number, bytesOf: (request: Sent) => number) => {
    const request = sent.get(id)
    if (request === undefined) return
    lastEvent = performance.now()
    request.end = (timestamp + offset) * 1_000
    request.bytes = bytesOf(request)
  }
  protocol.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    update(requestId, timestamp, ({ bytes }) => bytes + encodedDataLength),
  )
  protocol.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    update(requestId, timestamp, () => encodedDataLength),
  )
  /** Waits until nothing was on the line for so many milliseconds. */
  const untilSilent = async (silence: number) => {
    while (performance.now() - lastEvent < silence) await wait(100)
  }
  return { sent, untilSilent }
}
