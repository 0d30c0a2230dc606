import type { Service } from '../../service/service.ts'
import { endKioskSession } from '../../store/kioskSessions.ts'

/** Ends a session and notifies its kiosk. Does nothing when the session has ended already. */
export const endSession = (
  { db, notifications }: Pick<Service, 'db' | 'notifications'>,
  id: string,
  ended: 'closed' | 'expired',
): Promise<void> =>
  notifications.withNotifications(
    async (trx, notify) => {
      if ((await endKioskSession(trx, id, ended)) !== undefined) await notify({ session: id, number: 0 })
    },
    work => db.transaction().execute(work),
  )
