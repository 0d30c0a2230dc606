import type { Flag } from '@open-account/contracts/appconfig'
import type { FlagName } from '@open-account/contracts/flags'
import { ordinaryFlags } from '../../scenarios/flags.ts'
import { listFlags } from '../../store/flags.ts'
import type { Db, WorldRow } from '../../store/tables.ts'

type Flags = Readonly<Record<FlagName, Flag>>

/** Flags by the row of their world. A row is read anew after whatever was written, and its flags with it. */
const known = new WeakMap<WorldRow, Flags>()

/** Every flag of a world, as it was set or else as it is in a new one. */
export const flagsOf = async (db: Db, world: WorldRow): Promise<Flags> => {
  const before = known.get(world)
  if (before !== undefined) return before
  const set = await listFlags(db, world.id)
  const changes = set.map(({ name, active, message }) => [name, { active: active === 1, message }] as const)
  const flags = { ...ordinaryFlags, ...Object.fromEntries(changes) }
  known.set(world, flags)
  return flags
}
