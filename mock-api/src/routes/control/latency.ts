import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { changeWorld } from '../../store/worlds.ts'
import { worldNamed } from './worldNamed.ts'

export const latencyRoutes = (service: Service): Handlers<typeof control.latency> => ({
  set: async ({ params, body }) => {
    const { id } = await worldNamed(service, params.world)
    await changeWorld(service.db, id, { latency: body.latency_ms })
    return { status: 200, body: { latency_ms: body.latency_ms ?? service.env.LATENCY_MS } }
  },
})
