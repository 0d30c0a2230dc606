import type { Service } from '../../service/service.ts'
import { deleteAttachmentsOf } from '../../store/attachments.ts'
import { forgetIdentitySession } from '../../store/identitySessions.ts'
import { deleteKioskEventsOf } from '../../store/kioskEvents.ts'
import { endKioskSession, unendedKioskSessions } from '../../store/kioskSessions.ts'
import type { Notify } from '../../store/notifications.ts'
import { deleteCodesOf } from '../../store/oneTimePasswords.ts'
import { freeSeatsOf } from '../../store/seats.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'
import { changeTransaction, endTransactionSession } from '../../store/transactions.ts'

type TransactionKey = Pick<TransactionRow, 'world' | 'id'>

/** Ends the upload sessions of a transaction; kiosks that listen receive the end marker. */
const endUploads = async (trx: Db, notify: Notify, transaction: TransactionKey): Promise<void> => {
  for (const session of await unendedKioskSessions(trx, transaction)) {
    await endKioskSession(trx, session, 'closed')
    await notify({ session, number: 0 })
  }
}

/** Deletes everything of a transaction but its id, which stays marked as ended. Returns the files to delete. */
const deleteContents = async (trx: Db, { world, id }: TransactionKey): Promise<readonly string[]> => {
  const owner = { world, state_id: id }
  await changeTransaction(trx, { world, id }, { postal_code: null, refused: null })
  await freeSeatsOf(trx, owner)
  await deleteCodesOf(trx, owner)
  await deleteKioskEventsOf(trx, owner)
  return deleteAttachmentsOf(trx, owner)
}

/**
 * Ends the session of a transaction (C-190). An unsubmitted transaction is deleted with its files and its stream. A
 * submitted application stays, but can no longer be reached by its state id. Call it within a database
 * transaction. Returns the files to delete after the commit.
 */
export const endWithin = async (
  trx: Db,
  notify: Notify,
  transaction: TransactionKey,
  at: number,
): Promise<readonly string[]> => {
  const ended = await endTransactionSession(trx, transaction, at)
  if (ended === undefined) return []
  await forgetIdentitySession(trx, { world: transaction.world, state_id: transaction.id })
  await endUploads(trx, notify, transaction)
  return ended.isSubmitted ? [] : deleteContents(trx, transaction)
}

/** Ends the session of a transaction. A session that has already ended stays as it is. */
export const endTransaction = async (
  { db, notifications, files }: Pick<Service, 'db' | 'notifications' | 'files'>,
  transaction: TransactionKey,
  at: number,
): Promise<void> => {
  const unreferencedFiles = await notifications.withNotifications(
    (trx, notify) => endWithin(trx, notify, transaction, at),
    work => db.transaction().execute(work),
  )
  await Promise.all(unreferencedFiles.map(file => files.remove(transaction.world, file)))
}
