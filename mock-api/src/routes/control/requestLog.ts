import type { control } from '@open-account/contracts/control/control'
import type { RequestLogFilter } from '@open-account/contracts/control/requestLogFilter'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { findRequest, type Listing, type RecordedCall } from '../../store/requestLog.ts'
import { entryOf, summaryOf } from '../../subjects/requestLog/entry.ts'
import { newMatches, searchRequestLog } from '../../subjects/requestLog/search.ts'
import { worldNamed } from './worldNamed.ts'

/** How often the request log is read during a wait. Milliseconds. */
const readInterval = 100
const second = 1_000

/** Loaded with the first export, which few testers make. */
const loadExport = () => import('../../subjects/requestLog/export/exportCalls.ts')

export const requestLogRoutes = (
  service: Service,
  flush: () => Promise<void>,
): Handlers<typeof control.requestLog> => {
  const { db, env, sleep } = service
  /** The world, after its waiting calls are written. */
  const worldWithCalls = async (name: string): Promise<string> => {
    const { id } = await worldNamed(service, name)
    await flush()
    return id
  }
  const callNamed = async ({ world, entry }: { readonly world: string; readonly entry: string }) => {
    const found = await findRequest(db, await worldWithCalls(world), entry)
    if (found === undefined)
      throw new Refusal('not_found', { description: 'The request log has no such entry.' })
    return found
  }
  const originOf = ({ protocol, host }: FastifyRequest): string => env.PUBLIC_URL || `${protocol}://${host}`
  const firstCalls = async (
    world: string,
    filter: RequestLogFilter,
    limit: number,
    listing: Listing,
  ): Promise<readonly RecordedCall[]> => {
    const calls: RecordedCall[] = []
    for await (const call of searchRequestLog(db, world, filter, listing)) {
      calls.push(call)
      if (calls.length >= limit) break
    }
    return calls
  }
  /** How many calls after this one meet the filter, and the newest; as soon as there are enough, or after all tries. */
  const waitFor = async (
    request: FastifyRequest,
    name: string,
    filter: RequestLogFilter,
    { after, enough, tries }: { readonly after: string; readonly enough: number; readonly tries: number },
  ) => {
    const search = newMatches(db, await worldWithCalls(name), filter)
    let count = 0
    let newest: RecordedCall | null = null
    for (let left = tries; ; left -= 1) {
      for await (const call of search()) {
        if (call.id <= after) continue
        count += 1
        if (newest === null || call.id > newest.id) newest = call
      }
      if (count >= enough || left <= 0 || request.socket.destroyed) return { count, newest }
      await sleep(readInterval)
      await worldWithCalls(name)
    }
  }
  return {
    list: async ({ params, query: { after, order, limit, ...filter } }) => {
      const world = await worldWithCalls(params.world)
      const calls = await firstCalls(world, filter, limit, { after, newestFirst: order === 'newest' })
      return { status: 200, body: { entries: calls.map(summaryOf) } }
    },
    count: async ({ params, query }) => {
      const calls = searchRequestLog(db, await worldWithCalls(params.world), query)
      let count = 0
      for (let next = await calls.next(); next.done !== true; next = await calls.next()) count += 1
      return { status: 200, body: { count } }
    },
    find: async ({ params, query: { order, ...filter } }) => {
      const world = await worldWithCalls(params.world)
      const [call] = await firstCalls(world, filter, 1, { newestFirst: order === 'newest' })
      return { status: 200, body: { entry: call === undefined ? null : entryOf(call) } }
    },
    wait: async ({ params, body, request }) => {
      const { after = '', count: enough, timeout_seconds: seconds, ...filter } = body
      const tries = (seconds * second) / readInterval
      const { count, newest } = await waitFor(request, params.world, filter, { after, enough, tries })
      return {
        status: 200,
        body: { reached: count >= enough, count, entry: newest === null ? null : entryOf(newest) },
      }
    },
    read: async ({ params }) => ({ status: 200, body: entryOf(await callNamed(params)) }),
    exportOne: async ({ params, query: { format }, request }) => {
      const { exportCalls } = await loadExport()
      const call = await callNamed(params)
      const where = { origin: originOf(request), world: params.world }
      return { status: 200, body: exportCalls([call], format, where) }
    },
    exportAll: async ({ params, query: { after, order, limit, format, ...filter }, request }) => {
      const { exportCalls } = await loadExport()
      const world = await worldWithCalls(params.world)
      const calls = await firstCalls(world, filter, limit, { after, newestFirst: order === 'newest' })
      return { status: 200, body: exportCalls(calls, format, { origin: originOf(request), world }) }
    },
  }
}
