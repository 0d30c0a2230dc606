import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { restoreSnapshot, takeSnapshot } from '../../subjects/worlds/snapshots.ts'
import { worldAnswer } from './worldAnswer.ts'
import { worldNamed } from './worldNamed.ts'

export const snapshotRoutes = (
  service: Service,
  flush: () => Promise<void>,
): Handlers<typeof control.snapshots> => ({
  take: async ({ params }) => {
    const { id } = await worldNamed(service, params.world)
    await flush()
    return { status: 201, body: { id: await takeSnapshot(service, id) } }
  },
  restore: async ({ params }) => {
    const world = await worldNamed(service, params.world)
    await flush()
    if (!(await restoreSnapshot(service, world, params.snapshot)))
      throw new Refusal('not_found', { description: 'This world has no such snapshot.' })
    return { status: 200, body: worldAnswer(service, await worldNamed(service, world.id)) }
  },
})
