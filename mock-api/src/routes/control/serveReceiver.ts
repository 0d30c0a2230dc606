import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import { sequentialId } from '../../kit/sequentialId.ts'
import type { Service } from '../../service/service.ts'
import { insertPost, takeAnswer } from '../../store/receivers.ts'
import { verifyMac } from '../../subjects/worlds/mac.ts'
import { receiverPath, receiverPurpose, usualAnswer } from './receiverAddress.ts'
import { worldNamed } from './worldNamed.ts'

/** The address of the test receiver. Its last part is a MAC, so that only a reader of the address can post to it. */
export const serveReceiver = (app: FastifyInstance, service: Service): void => {
  const { db, clock } = service
  app.post<{ Params: { world: string; secret: string } }>(
    `${receiverPath}/:world/:secret`,
    async (request, reply) => {
      const { params, headers, bodyText } = request
      const world = await worldNamed(service, params.world)
      if (!verifyMac(world, params.secret, receiverPurpose)) throw new Refusal('not_found')
      const body = bodyText ?? ''
      const { signatureOf } = await import('../../subjects/events/signatureOf.ts')
      const signed = await signatureOf(db, world.id, headers, body)
      const status = await db.transaction().execute(async trx => {
        const answered = (await takeAnswer(trx, world.id)) ?? usualAnswer.status
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
