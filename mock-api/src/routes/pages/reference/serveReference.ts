import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../../kit/refusal.ts'
import { tryScript } from './tryScript.ts'

const page = 'text/html; charset=utf-8'
const config = { inWorld: true, steering: 'needs token' } as const
const params = z.object({ resource: z.string() })

/** Loaded with the first page: the documents take half a megabyte. */
const load = () => import('./referencePages.ts')

/** `/docs`: the reference of the calls, for people, and both documents, for programs. */
export const serveReference = (scope: FastifyInstance): void => {
  scope.get('/docs', { config }, async (_request, reply) => reply.type(page).send((await load()).startPage()))
  scope.get('/docs/values-table', { config }, async (_request, reply) =>
    reply.type(page).send((await load()).valuesPage()),
  )
  scope.get('/docs/try.js', { config }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(tryScript),
  )
  for (const file of ['openapi.json', 'openapi.control.json'])
    scope.get(`/docs/${file}`, { config }, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify((await load()).files[file])),
    )
  scope.get('/docs/:resource', { config }, async (request, reply) => {
    const { resource } = params.parse(request.params)
    const shown = (await load()).resourcePage(resource, request.world.id)
    if (shown === null) throw new Refusal('not_found')
    return reply.type(page).send(shown)
  })
}
