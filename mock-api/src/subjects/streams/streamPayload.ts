import { Readable } from 'node:stream'

/** A stream that is to be opened, as it passes from the handler of its call to the end of its hooks. */
export class StreamPayload extends Readable {
  readonly session: string
  readonly listener: string
  /** The number of the last event that the kiosk knows. */
  readonly known: number
  /** How many events are sent before the connection is cut, as a tester asked; null to leave it. */
  readonly cutAfter: number | null

  constructor({
    session,
    listener,
    known,
    cutAfter,
  }: Pick<StreamPayload, 'session' | 'listener' | 'known' | 'cutAfter'>) {
    super()
    this.session = session
    this.listener = listener
    this.known = known
    this.cutAfter = cutAfter
  }

  /** Nothing comes out of it: the connection is written to as notifications come. */
  override _read(): void {
    this.push(null)
  }
}
