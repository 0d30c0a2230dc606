import type { EventContent } from '@open-account/contracts/control/events'
import type { EventType } from '@open-account/contracts/control/eventTypes'
import type { Db } from '../../store/tables.ts'

/** What an event of this type says of the newest thing in a world that it is about; null without one. */
export const newestContent = async (db: Db, world: string, type: EventType): Promise<EventContent | null> => {
  switch (type) {
    case 'application.submitted': {
      const row = await db
        .selectFrom('transactions')
        .select(['id', 'app_id'])
        .where('world', '=', world)
        .where('app_id', 'is not', null)
        .orderBy('submitted_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row === undefined || row.app_id === null
        ? null
        : { type, data: { state_id: row.id, app_id: row.app_id } }
    }
    case 'payment.reported': {
      const row = await db
        .selectFrom('payments')
        .select(['reference', 'state_id', 'state'])
        .where('world', '=', world)
        .orderBy('created_at', 'desc')
        .orderBy('reference')
        .limit(1)
        .executeTakeFirst()
      if (row === undefined) return null
      const { state_id, reference, state } = row
      return { type, data: { state_id, reference, result: state === 'open' ? 'success' : state } }
    }
    case 'mail.sent': {
      const row = await db
        .selectFrom('messages')
        .select('id')
        .where('world', '=', world)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : { type, data: { message: row.id } }
    }
    case 'file.stored': {
      const row = await db
        .selectFrom('attachments')
        .select(['id', 'state_id', 'type', 'size'])
        .where('world', '=', world)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row === undefined
        ? null
        : { type, data: { state_id: row.state_id, file_id: row.id, type: row.type, size: row.size } }
    }
  }
}
