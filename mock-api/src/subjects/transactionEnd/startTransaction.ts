import type { Service } from '../../service/service.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { insertTransaction, unendedTransactionsOf } from '../../store/transactions.ts'
import { endWithin } from './endTransaction.ts'

/**
 * Starts a transaction. A kiosk has one session at a time: the start of a new one ends the sessions that it left open,
 * because its page could not report their end.
 */
export const startTransaction = async (
  { db, notifications, files }: Pick<Service, 'db' | 'notifications' | 'files'>,
  row: Pick<TransactionRow, 'id' | 'world' | 'domain' | 'type' | 'created_at' | 'device_hash'>,
): Promise<void> => {
  if (row.device_hash === null) return insertTransaction(db, row)
  const gone = await notifications.withNotifications(
    async (trx, tell) => {
      const files: string[] = []
      for (const left of await unendedTransactionsOf(trx, row))
        files.push(...(await endWithin(trx, tell, left, row.created_at)))
      await insertTransaction(trx, row)
      return files
    },
    work => db.transaction().execute(work),
  )
  await Promise.all(gone.map(file => files.remove(row.world, file)))
}
