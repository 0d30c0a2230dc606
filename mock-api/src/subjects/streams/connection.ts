import type { ServerResponse } from 'node:http'
import type { KioskSessionRow } from '../../store/tables.ts'
import type { StreamPayload } from './streamPayload.ts'

/** After how long a kiosk reconnects when its stream ends without a last event. Milliseconds. */
const comeBack = 'retry: 1000\n\n'

/** A kiosk that listens, as far as this process has to know: everything else is in the rows. */
export class Connection {
  readonly response: ServerResponse
  readonly session: string
  readonly listener: string
  /** The world of the session, and when the session is over by its clock; known once the row was read. */
  world = ''
  expiresAt = Number.POSITIVE_INFINITY
  /** The number of the last event that was sent. */
  sent: number
  /** Whether the row of the session has to be read anew. */
  isChanged = true
  /** Whether its rows are being read, and whether there are notifications since that began. */
  isReading = false
  hasNews = false
  /** Whether the comment was sent that follows the events from before the call. */
  isCaughtUp = false
  /** The event that is held back until the one after it was sent. */
  swapFrom: number | null = null
  /** The event that is to be sent once more. */
  again: number | null = null
  /** How many more events it takes until a tester's cut; null without one. */
  left: number | null

  constructor(response: ServerResponse, { session, listener, known, cutAfter }: StreamPayload) {
    this.response = response
    this.session = session
    this.listener = listener
    this.sent = known
    this.left = cutAfter
  }

  /** Whether nothing can be sent any more. */
  get isGone(): boolean {
    return this.left === 0 || this.response.destroyed || this.response.writableEnded
  }

  /** Whether the kiosk has still to read what it was sent. */
  get isFull(): boolean {
    return this.response.writableNeedDrain
  }

  /** Cuts the connection; the kiosk may come back. */
  cut(): void {
    this.response.destroy()
  }

  /** Ends the stream without its last event, so that the kiosk reconnects to another replica. */
  sendAway(): void {
    if (!this.isGone) this.response.end(comeBack)
  }

  /** Cuts it as a tester asked, once what was sent so far has left. */
  cutSoon(): void {
    setImmediate(() => this.response.socket?.destroySoon())
  }

  /** Sends a text, if there still is somebody to send it to. */
  send(text: string): void {
    if (!this.isGone) this.response.write(text)
  }

  /** Sends an event; a tester may have asked for a cut after it. */
  sendEvent(number: number, text: string): void {
    this.send(text)
    this.sent = Math.max(this.sent, number)
    if (this.left === null || this.isGone) return
    this.left -= 1
    if (this.left === 0) this.cutSoon()
  }

  /** Takes what the row says. */
  follow({ world, expires_at: expiresAt, swap_from: swapFrom }: KioskSessionRow): void {
    this.world = world
    this.expiresAt = expiresAt
    this.swapFrom = swapFrom !== null && swapFrom > this.sent ? swapFrom : null
  }
}
