import type { control } from '@open-account/contracts/control/control'
import { loggedField } from '@open-account/contracts/control/requestLogEntry'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { utc } from '../../kit/utc.ts'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { findReceiver, listPosts, saveReceiver } from '../../store/receivers.ts'
import { mac } from '../../subjects/worlds/mac.ts'
import { receiverPath, receiverPurpose, usualAnswer } from './receiverAddress.ts'
import { worldNamed } from './worldNamed.ts'

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
      const { status, times } = (await findReceiver(db, world.id)) ?? usualAnswer
      const rows = await listPosts(db, world.id)
      return {
        status: 200,
        body: {
          url: `${ownOrigin(request)}${receiverPath}/${world.id}/${mac(world, receiverPurpose)}`,
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
