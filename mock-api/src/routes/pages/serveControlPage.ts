import type { FastifyInstance } from 'fastify'
import { randomId } from '../../kit/randomId.ts'
import type { Service } from '../../service/service.ts'
import { latestRequests } from '../../store/requestLog.ts'
import { listMessageAttachments, listMessages } from '../../store/messages.ts'
import { createWorld, listWorlds } from '../../store/worlds.ts'
import { controlPage } from './controlPage.ts'

/** How many calls the page shows. */
const shownCalls = 50
/** The lifetime of a world that is created on the page. Milliseconds. */
const worldLifetime = 7 * 24 * 3_600_000

/** `/mock`: worlds, inbox, request log and values, for people. */
export const serveControlPage = (
  scope: FastifyInstance,
  { db, clock }: Pick<Service, 'db' | 'clock'>,
): void => {
  scope.get('/mock', { config: { inWorld: true, steering: 'needs token' } }, async (request, reply) => {
    const { world, at } = request
    await scope.requestLog.flush()
    const real = clock()
    const [worlds, messages, attachments, requests] = await Promise.all([
      listWorlds(db),
      listMessages(db, world.id, at),
      listMessageAttachments(db, world.id),
      latestRequests(db, world.id, shownCalls),
    ])
    const open = worlds.filter(row => row.expires_at === null || row.expires_at > real)
    return reply
      .type('text/html; charset=utf-8')
      .send(
        controlPage({ world, worlds: open, messages: messages.toReversed(), attachments, requests, real }),
      )
  })
  /** The form has no fields. */
  scope.post('/mock/worlds', { config: { steering: 'needs token', form: true } }, async (_request, reply) => {
    const id = randomId()
    const createdAt = clock()
    await createWorld(db, { id, createdAt, expiresAt: createdAt + worldLifetime })
    return reply.redirect(`/mock/enter/${id}?to=/mock`, 303)
  })
}
