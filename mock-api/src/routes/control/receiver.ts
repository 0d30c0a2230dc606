import type { control } from '@open-account/contracts/control/control'
import { loggedField } from '@open-account/contracts/control/requestLogEntry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../kit/refusal.ts'
import { sequentialId } from '../../kit/sequentialId.ts'
import { utc } from '../../kit/utc.ts'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { findReceiver, insertPost, listPosts, saveReceiver, takeAnswer } from '../../store/receivers.ts'
import { mac, verifyMac } from '../../subjects/worlds/mac.ts'
import { worldNamed } from './worldNamed.ts'

const path = '/mock/receiver'
/** The status of an answer where none is set. */
const usual = { status: 204, times: 0 }
/** What the MAC in the address is of. */
const purpose = 'receiver'

const headersIn = z.array(loggedField)

/** The origin at which the service reaches itself: what it listens on, else that of the call. */
const ownOrigin = ({ server, protocol, host }: FastifyRequest): string => {
  const listening = server.server.address()
  if (listening === null || typeof listening === 'string') return `${protocol}://${host}`
  const { address, family, port } = listening
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** The test receiver of a world for its webhooks: what arrived, and the answers that a tester set. */
export const receiverRoutes = (service: Service): Handlers<typeof control.receiver> => {
  const { db } = service
  return {
    read: async ({ params, request }) => {
      const world = await worldNamed(service, params.world)
      const { status, times } = (await findReceiver(db, world.id)) ?? usual
      const rows = await listPosts(db, world.id)
      return {
        status: 200,
        body: {
          url: `${ownOrigin(request)}${path}/${world.id}/${mac(world, purpose)}`,
          status,
          times,
          posts: rows.map(({ id, at, headers, body, signature, webhook, status: answered }) => ({
            id,
            at: utc(at),
            headers: headersIn.parse(JSON.parse(headers)),
            body,
            signature,
            webhook,
            status: answered,
          })),
        },
      }
    },
    answer: async ({ params, body }) => {
      const { id } = await worldNamed(service, params.world)
      await saveReceiver(db, { world: id, ...body })
      return { status: 200, body }
    },
  }
}

/** The address of the test receiver. Its last part is a MAC, so that only a reader of the address can post to it. */
export const serveReceiver = (app: FastifyInstance, service: Service): void => {
  const { db, clock } = service
  app.post<{ Params: { world: string; secret: string } }>(
    `${path}/:world/:secret`,
    async (request, reply) => {
      const { params, headers, bodyText } = request
      const world = await worldNamed(service, params.world)
      if (!verifyMac(world, params.secret, purpose)) throw new Refusal('not_found')
      const body = bodyText ?? ''
      const { signatureOf } = await import('../../subjects/events/signatureOf.ts')
      const signed = await signatureOf(db, world.id, headers, body)
      const status = await db.transaction().execute(async trx => {
        const answered = (await takeAnswer(trx, world.id)) ?? usual.status
        await insertPost(trx, {
          world: world.id,
          id: sequentialId(clock()),
          at: clock(),
          headers: JSON.stringify(
            Object.entries(headers).map(([name, value]) => ({ name, value: String(value) })),
          ),
          body,
          ...signed,
          status: answered,
        })
        return answered
      })
      return reply.code(status).send()
    },
  )
}
