import type { Service } from '../../service/service.ts'
import { endKioskSession } from '../../store/kioskSessions.ts'

/** Ends a session, once; whoever listens is told. */
export const endSession = (
  { db, notifications }: Pick<Service, 'db' | 'notifications'>,
  id: string,
  ended: 'closed' | 'expired',
): Promise<void> =>
  notifications.withNotifications(
    async (trx, tell) => {
      if ((await endKioskSession(trx, id, ended)) !== undefined) await tell({ session: id, number: 0 })
    },
    work => db.transaction().execute(work),
  )
