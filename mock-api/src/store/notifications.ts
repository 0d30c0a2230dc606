import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A change of an upload session: the number of a new event, the negative number of an event to send again, or 0 when the
 * session itself changed. The listener reads the rows.
 */
export interface StreamNotification {
  readonly session: string
  readonly number: number
}

export type Notify = (told: StreamNotification) => Promise<void>

export interface Listener {
  readonly onNotification: (told: StreamNotification) => void
  /** Notifications may have been lost: the listener reads everything again. */
  readonly onGap: () => void
}

/** A way to make a database transaction. */
type Within<Result> = (work: (trx: Transaction<Tables>) => Promise<Result>) => Promise<Result>

/** Tells all replicas what one of them wrote. */
export interface Notifications {
  /** Makes a database transaction. Its notifications are sent once it is committed, and never when it is not. */
  readonly withNotifications: <Result>(
    work: (trx: Transaction<Tables>, tell: Notify) => Promise<Result>,
    within: Within<NoInfer<Result>>,
  ) => Promise<Result>
  /** Notifies the only listener of this process, from when the promise resolves until `close`. */
  readonly listen: (listener: Listener) => Promise<void>
  readonly close: () => Promise<void>
}
