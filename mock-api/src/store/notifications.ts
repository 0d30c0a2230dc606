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

export type Notify = (notification: StreamNotification) => Promise<void>

export interface Listener {
  readonly onNotification: (notification: StreamNotification) => void
  /** Notifications may have been lost: the listener reads everything again. */
  readonly onGap: () => void
}

/** Runs work in a database transaction. */
type Within<Result> = (work: (trx: Transaction<Tables>) => Promise<Result>) => Promise<Result>

/** Notifies all replicas of what one of them wrote. */
export interface Notifications {
  /** Runs work in a database transaction. Its notifications are sent after the commit, and never without one. */
  readonly withNotifications: <Result>(
    work: (trx: Transaction<Tables>, notify: Notify) => Promise<Result>,
    within: Within<NoInfer<Result>>,
  ) => Promise<Result>
  /** Notifies the only listener of this process after the promise resolves, until `close`. */
  readonly listen: (listener: Listener) => Promise<void>
  readonly close: () => Promise<void>
}
