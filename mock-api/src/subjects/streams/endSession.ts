import type { Service } from '../../service/service.ts'
import { endKioskSession } from '../../store/kioskSessions.ts'

/** Ends a session, once; whoever listens is told. */
export const endSession = (
  { db, news }: Pick<Service, 'db' | 'news'>,
  id: string,
  ended: 'closed' | 'expired',
): Promise<void> =>
  news.telling(
    async (trx, tell) => {
      if ((await endKioskSession(trx, id, ended)) !== undefined) await tell({ session: id, number: 0 })
    },
    work => db.transaction().execute(work),
  )
