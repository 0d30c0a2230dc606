import type { control } from '@open-account/contracts/control/control'
import type { RequestLogSummary } from '@open-account/contracts/control/requestLogEntry'
import { Refusal } from '../../kit/refusal.ts'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { findRequest, readRequestLog } from '../../store/requestLog.ts'
import { entryOf, summaryOf } from '../../subjects/requestLog/entry.ts'
import { worldNamed } from './worldNamed.ts'

/** How many entries are listed at once. */
const pageSize = 500

export const requestLogRoutes = (
  service: Service,
  flush: () => Promise<void>,
): Handlers<typeof control.requestLog> => {
  const { db } = service
  /** The world, after its waiting calls are written. */
  const worldWithCalls = async (name: string): Promise<string> => {
    const { id } = await worldNamed(service, name)
    await flush()
    return id
  }
  return {
    list: async ({ params, query }) => {
      const world = await worldWithCalls(params.world)
      const entries: RequestLogSummary[] = []
      for await (const call of readRequestLog(db, world, { after: query.after ?? '' })) {
        if (entries.length >= pageSize) break
        entries.push(summaryOf(call))
      }
      return { status: 200, body: { entries } }
    },
    read: async ({ params }) => {
      const found = await findRequest(db, await worldWithCalls(params.world), params.entry)
      if (found === undefined)
        throw new Refusal('not_found', { description: 'The request log has no such entry.' })
      return { status: 200, body: entryOf(found) }
    },
  }
}
