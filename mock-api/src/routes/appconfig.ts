import type { contract } from '@open-account/contracts'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service/service.ts'
import { flagsOf } from '../subjects/worlds/flagsOf.ts'
import { settingsOf } from '../subjects/worlds/settingsOf.ts'

export const appconfigRoutes = ({ db, env }: Service): Handlers<typeof contract.appconfig> => ({
  read: async ({ request }) => ({
    status: 200,
    body: { ...(await flagsOf(db, request.world)), settings: settingsOf(env, request.world) },
  }),
})
