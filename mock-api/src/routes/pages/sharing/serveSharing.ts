import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Service } from '../../../service/service.ts'
import { linkPath, openedLink } from '../../../subjects/sharing/openedLink.ts'
import { enterWorld } from '../enterWorld.ts'

const page = 'text/html; charset=utf-8'
const script = 'text/javascript; charset=utf-8'
const steering = 'needs token'
const params = z.object({ secret: z.string() })

/** Loaded with the first page. */
const load = () => import('./sharePages.ts')

/** `/mock/share` makes a link to the application of its tab, and `/mock/links/{secret}` opens one. */
export const serveSharing = (scope: FastifyInstance, service: Service): void => {
  scope.get('/mock/share', { config: { steering, inWorld: true } }, async ({ world }, reply) =>
    reply.type(page).send((await load()).sharePage(world)),
  )
  scope.get('/mock/share/make.js', { config: { steering } }, async (_request, reply) =>
    reply.type(script).send((await import('./makeScript.ts')).makeScript),
  )
  scope.get('/mock/share/open.js', { config: { steering } }, async (_request, reply) =>
    reply.type(script).send((await import('./openScript.ts')).openScript),
  )
  scope.get(`${linkPath}:secret`, { config: { steering, changes: true } }, async (request, reply) => {
    const link = await openedLink(service, params.parse(request.params).secret)
    const { openPage } = await load()
    return enterWorld(reply, link.world)
      .header('referrer-policy', 'no-referrer')
      .type(page)
      .send(openPage(link))
  })
}
