import type { Flag } from '@open-account/contracts/appconfig'
import type { FlagName } from '@open-account/contracts/flags'
import { defaultFlags } from '../../scenarios/flags.ts'
import { listFlags } from '../../store/flags.ts'
import type { Db, WorldRow } from '../../store/tables.ts'

type Flags = Readonly<Record<FlagName, Flag>>

/** Cached flags by the row of their world. Every write makes a new row, and so invalidates the cache. */
const cache = new WeakMap<WorldRow, Flags>()

/** Every flag of a world, as it was set, or else its default. */
export const flagsOf = async (db: Db, world: WorldRow): Promise<Flags> => {
  const cached = cache.get(world)
  if (cached !== undefined) return cached
  const set = await listFlags(db, world.id)
  const changes = set.map(({ name, active, message }) => [name, { active: active === 1, message }] as const)
  const flags = { ...defaultFlags, ...Object.fromEntries(changes) }
  cache.set(world, flags)
  return flags
}
