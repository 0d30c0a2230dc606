import type { Kysely } from 'kysely'
import type { Env } from '../kit/env.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Erase, RelaxedCommit } from '../store/database.ts'
import type { Notifications } from '../store/notifications.ts'
import type { Reads } from '../store/reads.ts'
import type { Tables } from '../store/tables.ts'

/** What every route and plugin works with. */
export interface Service {
  readonly env: Env
  readonly db: Kysely<Tables>
  readonly reads: Reads
  readonly relaxedCommit: RelaxedCommit
  readonly erase: Erase
  readonly notifications: Notifications
  readonly files: FileStore
  readonly mailer: Mailer
  /** The real time. Epoch milliseconds. */
  readonly clock: () => number
  /** Waits for so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>
}
