import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { worldId } from '@open-account/contracts/control/worldId'
import { worldNamed } from '../control/worldNamed.ts'
import { worldCookie } from '../plugins/world.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'

/** An address of this origin: one slash, so that it cannot name another host. */
const ownPath = z.string().regex(/^\/(?![/\\])[\x21-\x7E]*$/)
const params = z.object({ world: worldId })
const query = z.object({ to: ownPath.default('/open-account/') })

/** `GET /mock/enter/{world}?to=`: brings a person into a world by its cookie. */
export const serveEntrance = (app: FastifyInstance, service: Service): void => {
  app.get('/mock/enter/:world', async (request, reply) => {
    const named = params.safeParse(request.params)
    const asked = query.safeParse(request.query)
    if (!named.success || !asked.success)
      throw new Refusal('invalid_request', { description: 'This is no world or no address to go to.' })
    const { id } = await worldNamed(service, named.data.world)
    return reply
      .setCookie(worldCookie, id, { path: '/', httpOnly: true, sameSite: 'lax' })
      .redirect(asked.data.to, 303)
  })
}
