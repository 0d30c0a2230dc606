import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { WorldRow } from '../../store/tables.ts'
import { findWorld } from '../../store/worlds.ts'

/** The world with this id. Refuses an id without a world, and a world that is over. */
export const worldNamed = async (
  { db, clock }: Pick<Service, 'db' | 'clock'>,
  id: string,
): Promise<WorldRow> => {
  const found = await findWorld(db, id)
  if (found === undefined) throw new Refusal('not_found', { description: 'There is no such world.' })
  if (found.expires_at !== null && found.expires_at <= clock())
    throw new Refusal('expired', { description: 'This world is over.' })
  return found
}
