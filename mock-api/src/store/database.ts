import type { Dialect } from 'kysely'
import type { Revision } from './remembered.ts'

/** Where a store is kept. */
export interface Database {
  readonly dialect: Dialect
  readonly revision: Revision
}
