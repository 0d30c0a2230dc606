import type { control } from '@open-account/contracts/control/control'
import { rules } from '@open-account/contracts/control/rules'
import type { RequestLogEntry } from '@open-account/contracts/control/requestLog'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { listRequestLog } from '../../store/requestLog.ts'
import type { RequestLogRow } from '../../store/tables.ts'
import { timestampAt } from '../../subjects/worlds/today.ts'
import { worldNamed } from './worldNamed.ts'

/** How many entries are listed at once. */
const pageSize = 500

const entryOf = (row: RequestLogRow): RequestLogEntry => ({
  id: row.id,
  request_id: row.request_id,
  at: timestampAt(row.at),
  method: row.method,
  route: row.route,
  status: row.status,
  error: row.error,
  rule: row.rule,
  sentence: row.rule === null ? null : rules[row.rule],
  duration_ms: row.duration,
})

export const requestLogRoutes = (
  service: Service,
  flush: () => Promise<void>,
): Handlers<typeof control.requestLog> => ({
  list: async ({ params, query }) => {
    const { id } = await worldNamed(service, params.world)
    await flush()
    const rows = await listRequestLog(service.db, id, query.after ?? '', pageSize)
    return { status: 200, body: { entries: rows.map(entryOf) } }
  },
})
