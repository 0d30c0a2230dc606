import type { FastifyInstance } from 'fastify'
import type { Service } from '../service.ts'
import { sweepSignatures } from '../signature/sweepSignatures.ts'
import { expiredWorlds } from '../store/worlds.ts'
import { removeWorld } from './emptyWorld.ts'

/** How often what is over is removed: worlds, and signatures that nobody claimed. Milliseconds. */
const sweepEvery = 60_000

/** Removes every world whose time is over. */
export const sweepWorlds = async (
  service: Pick<Service, 'db' | 'files' | 'news' | 'clock'>,
): Promise<void> => {
  for (const id of await expiredWorlds(service.db, service.clock())) await removeWorld(service, id)
}

const sweep = async (service: Pick<Service, 'db' | 'files' | 'news' | 'clock'>): Promise<void> => {
  await sweepWorlds(service)
  await sweepSignatures(service)
}

/** Sweeps now and then for as long as the service runs. */
export const sweeping = (app: FastifyInstance, service: Service): void => {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(service).catch((error: unknown) => {
      app.log.error({ err: error }, 'worlds and signatures that are over could not be removed')
    })
  }, sweepEvery)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
