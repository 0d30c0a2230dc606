import { Readable } from 'node:stream'

/** A stream that is to be opened, passed from the handler of the call to the hook that opens it. */
export class StreamPayload extends Readable {
  readonly session: string
  readonly listener: string
  /** The number of the last event that the kiosk received. */
  readonly lastReceived: number
  /** After how many events the connection is cut, as a tester ordered; null for no cut. */
  readonly cutAfter: number | null

  constructor({
    session,
    listener,
    lastReceived,
    cutAfter,
  }: Pick<StreamPayload, 'session' | 'listener' | 'lastReceived' | 'cutAfter'>) {
    super()
    this.session = session
    this.listener = listener
    this.lastReceived = lastReceived
    this.cutAfter = cutAfter
  }

  /** The payload is empty: the hub writes to the connection. */
  override _read(): void {
    this.push(null)
  }
}
