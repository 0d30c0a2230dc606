import type { contract } from '@open-account/contracts'
import type { Draining } from '../plugins/draining.ts'
import type { Handlers } from '../plugins/contract.ts'
import { Refusal } from '../kit/refusal.ts'
import { withTimeout } from '../kit/withTimeout.ts'
import type { Service } from '../service/service.ts'
import { findWorld } from '../store/worlds.ts'
import { defaultWorld } from '../store/world.ts'

/** The timeout for a dependency of the service. Milliseconds. */
const dependencyTimeout = 2_000

/** Refuses when a dependency of the service fails or times out. */
const check = async (work: Promise<unknown>, description: string): Promise<void> => {
  try {
    await withTimeout(work, dependencyTimeout)
  } catch {
    throw new Refusal('unavailable', { description })
  }
}

export const healthRoutes = (
  { db, files }: Pick<Service, 'db' | 'files'>,
  draining: Pick<Draining, 'isDraining'>,
): Handlers<typeof contract.health> => ({
  read: async () => {
    await findWorld(db, defaultWorld)
    return { status: 200, body: { status: 'ok' } }
  },
  live: () => Promise.resolve({ status: 200, body: { status: 'ok' } }),
  ready: async () => {
    if (draining.isDraining) throw new Refusal('unavailable', { description: 'The service is stopping.' })
    await check(findWorld(db, defaultWorld), 'The database does not answer.')
    await check(files.checkWritable(), 'No file can be stored.')
    return { status: 200, body: { status: 'ok' } }
  },
})
