import type { control } from '@open-account/contracts/control/control'
import type { OpenStream, StreamAction } from '@open-account/contracts/control/streams'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { changeKioskSession, findKioskSession, liveKioskSessions } from '../../store/kioskSessions.ts'
import type { KioskSessionRow } from '../../store/tables.ts'
import { overRefusal } from '../../subjects/streams/authorised.ts'
import { endSession } from '../../subjects/streams/endSession.ts'
import { isOver } from '../../subjects/streams/isOver.ts'
import { isListenedTo } from '../../subjects/streams/listening.ts'
import { sendKioskMessage } from '../../subjects/streams/sendKioskMessage.ts'
import { worldTime } from '../../store/world.ts'
import { pageOf } from './pageOf.ts'
import { worldNamed } from './worldNamed.ts'

export const streamRoutes = (service: Service): Handlers<typeof control.streams> => {
  const { db, notifications, clock } = service

  const shown = (session: KioskSessionRow): OpenStream => ({
    id: session.id,
    stateId: session.state_id,
    listening: isListenedTo(session, clock()),
    events: session.last_event - session.events_before,
  })
  const streamIn = async (world: string, id: string): Promise<KioskSessionRow> => {
    const session = await findKioskSession(db, id)
    if (session?.world !== world) throw new Refusal('not_found', { description: 'There is no such stream.' })
    return session
  }
  /** Changes a session and notifies the replica that sends its stream. */
  const change = (
    { id }: KioskSessionRow,
    changes: Parameters<typeof changeKioskSession>[2],
  ): Promise<void> =>
    notifications.withNotifications(
      async (trx, notify) => {
        await changeKioskSession(trx, id, changes)
        await notify({ session: id, number: 0 })
      },
      work => db.transaction().execute(work),
    )
  const sendAgain = ({ id, last_event: last }: KioskSessionRow): Promise<void> =>
    notifications.withNotifications(
      (_trx, notify) => notify({ session: id, number: -last }),
      work => db.transaction().execute(work),
    )
  const act = (request: FastifyRequest, session: KioskSessionRow, action: StreamAction): Promise<void> => {
    switch (action.action) {
      case 'send':
        return sendKioskMessage(service, request, session, action.text)
      case 'drop':
        return change(session, { listener: null })
      case 'duplicate':
        return sendAgain(session)
      case 'reorder':
        return change(session, { swap_from: session.last_event + 1 })
      case 'end':
        return endSession(service, session.id, 'closed')
    }
  }

  return {
    list: async ({ params, query }) => {
      const world = await worldNamed(service, params.world)
      const sessions = await liveKioskSessions(db, world.id, worldTime(world, clock()))
      const { page, total } = pageOf(sessions, query, {
        idOf: session => session.id,
        textOf: session => `${session.id} ${session.state_id}`,
      })
      return { status: 200, body: { streams: page.map(shown), total } }
    },
    act: async ({ params, body, request }) => {
      const world = await worldNamed(service, params.world)
      const session = await streamIn(world.id, params.stream)
      request.at = worldTime(world, clock())
      if (isOver(session, request.at)) throw overRefusal({ world }, session)
      await act(request, session, body)
      return { status: 200, body: shown(await streamIn(world.id, session.id)) }
    },
  }
}
