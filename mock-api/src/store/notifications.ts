import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * What is told of an upload session: the number of an event that is to be read, a negative one when that event is to be
 * sent once more, 0 when the session itself changed. Whoever hears it reads the rows.
 */
export interface Told {
  readonly session: string
  readonly number: number
}

export type Tell = (told: Told) => Promise<void>

export interface Listener {
  readonly onNotification: (told: Told) => void
  /** Something may have been told that was not heard. */
  readonly onGap: () => void
}

/** A way to make a database transaction. */
type Within<Result> = (work: (trx: Transaction<Tables>) => Promise<Result>) => Promise<Result>

/** How what one replica wrote becomes known to all of them. */
export interface Notifications {
  /** Makes a database transaction. What is told in it is heard once it is committed, and never when it is not. */
  readonly withNotifications: <Result>(
    work: (trx: Transaction<Tables>, tell: Tell) => Promise<Result>,
    within: Within<NoInfer<Result>>,
  ) => Promise<Result>
  /** Lets the one ear of this process hear, from when this is done until `close`. */
  readonly listen: (ear: Listener) => Promise<void>
  readonly close: () => Promise<void>
}
