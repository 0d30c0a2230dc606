import type { Service } from '../../service/service.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { insertTransaction, unendedTransactionsOf } from '../../store/transactions.ts'
import { endWithin } from './endTransaction.ts'

/**
 * Starts a transaction. A kiosk has one session at a time: a new one ends the sessions whose end its page could not
 * report.
 */
export const startTransaction = async (
  { db, notifications, files }: Pick<Service, 'db' | 'notifications' | 'files'>,
  row: Pick<TransactionRow, 'id' | 'world' | 'domain' | 'type' | 'created_at' | 'device_hash'>,
): Promise<void> => {
  if (row.device_hash === null) return insertTransaction(db, row)
  const unreferencedFiles = await notifications.withNotifications(
    async (trx, notify) => {
      const files: string[] = []
      for (const unended of await unendedTransactionsOf(trx, row))
        files.push(...(await endWithin(trx, notify, unended, row.created_at)))
      await insertTransaction(trx, row)
      return files
    },
    work => db.transaction().execute(work),
  )
  await Promise.all(unreferencedFiles.map(file => files.remove(row.world, file)))
}
