import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { worldId } from '@open-account/contracts/control/worldId'
import { worldNamed } from '../control/worldNamed.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { ownPath } from '../../views/ownPath.ts'
import { enterWorld } from './enterWorld.ts'

const params = z.object({ world: worldId })
const query = z.object({ to: ownPath.default('/open-account/') })

/** The address at which a tester enters a world. */
export const entrancePath = '/mock/enter/:world'

/** `GET /mock/enter/{world}?to=`: sets the cookie of a world and redirects into it. */
export const serveEntrance = (scope: FastifyInstance, service: Service): void => {
  scope.get(entrancePath, { config: { steering: 'needs token', changes: true } }, async (request, reply) => {
    const address = params.safeParse(request.params)
    const target = query.safeParse(request.query)
    if (!address.success || !target.success)
      throw new Refusal('invalid_request', { description: 'This is no world or no address to go to.' })
    const { id } = await worldNamed(service, address.data.world)
    return enterWorld(reply, id).redirect(target.data.to, 303)
  })
}
