import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { randomId } from '../../kit/randomId.ts'
import type { Service } from '../../service/service.ts'
import { latestRequests } from '../../store/requestLog.ts'
import { attachmentsOfMessages, pageOfMessages } from '../../store/messages.ts'
import { createWorld, listWorlds } from '../../store/worlds.ts'
import { controlPage } from './controlPage.ts'

/** How many worlds, e-mails and calls the page shows. */
const shownEntries = 50
/** The world that a person searches; whatever else the address has is ignored. */
const pageAddress = z.object({ text: z.string().min(1).max(100).optional().catch(undefined) })
/** The lifetime of a world that is created on the page. Milliseconds. */
const worldLifetime = 7 * 24 * 3_600_000

/** `/mock`: worlds, inbox, request log and values, for people. */
export const serveControlPage = (
  scope: FastifyInstance,
  { db, clock }: Pick<Service, 'db' | 'clock'>,
): void => {
  scope.get('/mock', { config: { inWorld: true, steering: 'needs token' } }, async (request, reply) => {
    const { world, at } = request
    const { text } = pageAddress.parse(request.query)
    await scope.requestLog.flush()
    const real = clock()
    const first = { after: undefined, limit: shownEntries }
    const [worlds, messages, requests] = await Promise.all([
      listWorlds(db, real, { ...first, text }),
      pageOfMessages(db, world.id, at, { ...first, order: 'newest' }),
      latestRequests(db, world.id, shownEntries),
    ])
    const attachments = await attachmentsOfMessages(db, world.id, messages.rows)
    return reply
      .type('text/html; charset=utf-8')
      .send(controlPage({ world, worlds, text, messages, attachments, requests, real }))
  })
  /** The form has no fields. */
  scope.post('/mock/worlds', { config: { steering: 'needs token', form: true } }, async (_request, reply) => {
    const id = randomId()
    const createdAt = clock()
    await createWorld(db, { id, createdAt, expiresAt: createdAt + worldLifetime })
    return reply.redirect(`/mock/enter/${id}?to=/mock`, 303)
  })
}
