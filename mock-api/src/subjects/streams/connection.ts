import type { ServerResponse } from 'node:http'
import type { KioskSessionRow } from '../../store/tables.ts'
import type { StreamPayload } from './streamPayload.ts'

/** Makes a kiosk reconnect one second after the stream has ended without its last event. */
const retryField = 'retry: 1000\n\n'

/** The connection of one kiosk, with the state that only this process needs: everything else is in the rows. */
export class Connection {
  readonly response: ServerResponse
  readonly session: string
  readonly listener: string
  /** The world of the session, and when the session expires by the clock of that world. Set when the row is read. */
  world = ''
  expiresAt = Number.POSITIVE_INFINITY
  /** The number of the last event that was sent. */
  lastSent: number
  /** Whether the row of the session has to be read again. */
  isChanged = true
  /** Whether its rows are being read, and whether a notification arrived since that began. */
  isReading = false
  hasNotification = false
  /** Whether the first heartbeat was sent, which follows the events that are older than the call. */
  isCaughtUp = false
  /** The number of the event that a tester swaps with the next one. */
  swapFrom: number | null = null
  /** The number of the event that has to be sent again. */
  resendNumber: number | null = null
  /** How many events are sent before the cut that a tester ordered; null without one. */
  eventsUntilCut: number | null

  constructor(response: ServerResponse, { session, listener, lastReceived, cutAfter }: StreamPayload) {
    this.response = response
    this.session = session
    this.listener = listener
    this.lastSent = lastReceived
    this.eventsUntilCut = cutAfter
  }

  /** Whether nothing more can be sent. */
  get isClosed(): boolean {
    return this.eventsUntilCut === 0 || this.response.destroyed || this.response.writableEnded
  }

  /** Whether the kiosk has not read yet what was sent. */
  get isFull(): boolean {
    return this.response.writableNeedDrain
  }

  /** Cuts the connection; the kiosk may reconnect. */
  cut(): void {
    this.response.destroy()
  }

  /** Ends the stream without its last event, so that the kiosk reconnects to another replica. */
  endForReconnect(): void {
    if (!this.isClosed) this.response.end(retryField)
  }

  /** Cuts the connection as a tester ordered, after everything that was written has been sent. */
  cutAfterFlush(): void {
    setImmediate(() => this.response.socket?.destroySoon())
  }

  /** Sends a text; does nothing when the connection is closed. */
  send(text: string): void {
    if (!this.isClosed) this.response.write(text)
  }

  /** Sends an event, and cuts the connection when a tester ordered a cut after it. */
  sendEvent(number: number, text: string): void {
    this.send(text)
    this.lastSent = Math.max(this.lastSent, number)
    if (this.eventsUntilCut === null || this.isClosed) return
    this.eventsUntilCut -= 1
    if (this.eventsUntilCut === 0) this.cutAfterFlush()
  }

  /** Updates the connection from the row of its session. */
  applyRow({ world, expires_at: expiresAt, swap_from: swapFrom }: KioskSessionRow): void {
    this.world = world
    this.expiresAt = expiresAt
    this.swapFrom = swapFrom !== null && swapFrom > this.lastSent ? swapFrom : null
  }
}
