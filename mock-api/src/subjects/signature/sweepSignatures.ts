import type { Service } from '../../service/service.ts'
import { forgetSignatures, worldsWithWaitingSignatures } from '../../store/signatures.ts'
import { worldTime } from '../../store/world.ts'

/** Deletes every signature, with its picture, that no application claimed in time by the clock of its world. */
export const sweepSignatures = async ({
  db,
  files,
  clock,
}: Pick<Service, 'db' | 'files' | 'clock'>): Promise<void> => {
  for (const world of await worldsWithWaitingSignatures(db)) {
    const expiredIds = await forgetSignatures(db, world.id, worldTime(world, clock()))
    await Promise.all(expiredIds.map(id => files.remove(world.id, id)))
  }
}
