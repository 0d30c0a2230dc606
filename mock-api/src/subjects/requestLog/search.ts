import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RequestLogFilter } from '@open-account/contracts/control/requestLogFilter'
import { newRequests, readRequestLog, type Listing, type RecordedCall } from '../../store/requestLog.ts'
import type { Db } from '../../store/tables.ts'
import { listTransactions } from '../../store/transactions.ts'
import { matches } from './matches.ts'

/** After so many calls a search lets other calls of the service continue. */
const pauseAfter = 100
/** How many applications of one applicant are searched. */
const mostApplications = 100

/** The condition of a filter in a world. */
const conditionOf = async (db: Db, world: string, filter: RequestLogFilter) => {
  const { applicant } = filter
  if (applicant === undefined) return matches(filter, [])
  const { rows } = await listTransactions(
    db,
    world,
    { text: applicant },
    { after: undefined, limit: mostApplications },
  )
  return matches(
    filter,
    rows.flatMap(({ id, app_id }) => (app_id === null ? [id] : [id, app_id])),
  )
}

async function* matching(
  calls: AsyncIterable<RecordedCall>,
  isMet: (call: RecordedCall) => boolean,
): AsyncGenerator<RecordedCall> {
  let read = 0
  for await (const call of calls) {
    if (isMet(call)) yield call
    read += 1
    if (read % pauseAfter === 0) await nextTurn()
  }
}

/** The calls of a world that meet a filter, in order. */
export async function* searchRequestLog(
  db: Db,
  world: string,
  filter: RequestLogFilter,
  listing: Listing = {},
): AsyncGenerator<RecordedCall> {
  yield* matching(readRequestLog(db, world, listing), await conditionOf(db, world, filter))
}

/** Searches a world again and again: each search returns the calls that are new since the previous one. */
export const newMatches = (
  db: Db,
  world: string,
  filter: RequestLogFilter,
): (() => AsyncGenerator<RecordedCall>) => {
  const knownBatches = new Set<string>()
  return async function* () {
    yield* matching(newRequests(db, world, knownBatches), await conditionOf(db, world, filter))
  }
}
