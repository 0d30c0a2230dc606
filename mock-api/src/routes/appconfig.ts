import type { contract } from '@open-account/contracts'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service/service.ts'
import type { AppconfigAnswer } from '@open-account/contracts/appconfig'
import { constantBody } from '../kit/serialize.ts'
import type { WorldRow } from '../store/tables.ts'
import { flagsOf } from '../subjects/worlds/flagsOf.ts'
import { settingsOf } from '../subjects/worlds/settingsOf.ts'

export const appconfigRoutes = ({ db, env }: Service): Handlers<typeof contract.appconfig> => {
  /** The answer by the row of its world. Every write makes a new row, and so invalidates the cache. */
  const cache = new WeakMap<WorldRow, AppconfigAnswer>()
  const answerIn = async (world: WorldRow): Promise<AppconfigAnswer> => {
    const cached = cache.get(world)
    if (cached !== undefined) return cached
    const body = constantBody({ ...(await flagsOf(db, world)), settings: settingsOf(env, world) })
    cache.set(world, body)
    return body
  }
  return { read: async ({ request }) => ({ status: 200, body: await answerIn(request.world) }) }
}
