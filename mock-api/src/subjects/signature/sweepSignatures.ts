import type { Service } from '../../service/service.ts'
import { forgetSignatures, worldsWithWaitingSignatures } from '../../store/signatures.ts'
import { worldTime } from '../../store/world.ts'

/** Removes every signature, its picture too, that no application was submitted with in time by its world's clock. */
export const sweepSignatures = async ({
  db,
  files,
  clock,
}: Pick<Service, 'db' | 'files' | 'clock'>): Promise<void> => {
  for (const world of await worldsWithWaitingSignatures(db)) {
    const forgotten = await forgetSignatures(db, world.id, worldTime(world, clock()))
    await Promise.all(forgotten.map(id => files.remove(world.id, id)))
  }
}
