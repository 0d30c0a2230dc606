import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { putFlag } from '../../store/flags.ts'
import { changeWorld } from '../../store/worlds.ts'
import { flagsOf } from '../../subjects/worlds/flagsOf.ts'
import { changedSettingsOf, settingsOf } from '../../subjects/worlds/settingsOf.ts'
import { worldNamed } from './worldNamed.ts'

export const flagRoutes = (service: Service): Handlers<typeof control.flags> => {
  const { db, env } = service
  const shown = async (id: string) => {
    const world = await worldNamed(service, id)
    return { status: 200, body: { ...(await flagsOf(db, world)), settings: settingsOf(env, world) } } as const
  }

  return {
    read: ({ params }) => shown(params.world),
    change: async ({ params, body: { flags, settings } }) => {
      const world = await worldNamed(service, params.world)
      await db.transaction().execute(async trx => {
        for (const { name, active, message } of flags)
          await putFlag(trx, { world: world.id, name, active: active ? 1 : 0, message })
        if (settings !== undefined)
          await changeWorld(trx, world.id, {
            settings: JSON.stringify({ ...changedSettingsOf(world), ...settings }),
          })
      })
      return shown(world.id)
    },
  }
}
