import type { contract } from '@open-account/contracts'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service.ts'
import { findWorld } from '../store/worlds.ts'
import { defaultWorld } from '../worlds/world.ts'

export const healthRoutes = ({ db }: Service): Handlers<typeof contract.health> => ({
  read: async () => {
    await findWorld(db, defaultWorld)
    return { status: 200, body: { status: 'ok' } }
  },
})
