import { Refusal } from '../../kit/refusal.ts'
import { fileTroubleOf } from '../../scenarios/fileNames.ts'
import type { Service } from '../../service/service.ts'
import { deleteAttachments, listAttachments } from '../../store/attachments.ts'
import type { AttachmentRow, TransactionRow } from '../../store/tables.ts'
import { lockTransaction } from '../../store/transactions.ts'
import { refuseClosed } from '../transactionEnd/refuseEnded.ts'

/** Deletes every file of an upload type from a transaction. Refuses when the application was submitted. */
export const deleteDocumentFiles = async (
  { db, files }: Pick<Service, 'db' | 'files'>,
  transaction: TransactionRow,
  type: AttachmentRow['type'],
): Promise<void> => {
  const { world, id } = transaction
  const owner = { world, state_id: id }
  const fileIds = await db.transaction().execute(async trx => {
    if (!(await lockTransaction(trx, transaction))) await refuseClosed(trx, transaction)
    const rows = await listAttachments(trx, owner)
    if (rows.some(row => row.type === type && fileTroubleOf(row.filename) === 'deleting'))
      throw new Refusal('upstream_error', { rule: 'attachment.delete-failing' })
    return deleteAttachments(trx, { ...owner, type })
  })
  await Promise.all(fileIds.map(file => files.remove(world, file)))
}
