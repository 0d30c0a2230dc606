import type { Flag } from '@open-account/contracts/appconfig'
import type { FlagName } from '@open-account/contracts/flags'
import { ordinaryFlags } from '../scenarios/flags.ts'
import type { Reads } from '../store/reads.ts'

/** Every flag of a world, as it was set or else as it is in a new one. */
export const flagsOf = async (reads: Reads, world: string): Promise<Readonly<Record<FlagName, Flag>>> => {
  const set = await reads.flags(world)
  const changes = set.map(({ name, active, message }) => [name, { active: active === 1, message }] as const)
  return { ...ordinaryFlags, ...Object.fromEntries(changes) }
}
