import { Refusal } from '../../kit/refusal.ts'
import { fileTroubleOf } from '../../scenarios/fileNames.ts'
import type { Service } from '../../service/service.ts'
import { deleteAttachmentsNamed } from '../../store/attachments.ts'
import { kioskFiles } from '../../store/kioskEvents.ts'
import type { AttachmentRow, KioskSessionRow } from '../../store/tables.ts'
import { lockTransaction } from '../../store/transactions.ts'
import { refuseClosed } from '../transactionEnd/refuseEnded.ts'

/** Deletes files that arrived in a session and returns how many. Refuses when the application was submitted. */
export const deleteKioskFiles = async (
  { db, files }: Pick<Service, 'db' | 'files'>,
  { id, world, state_id: stateId }: KioskSessionRow,
  isSelected: (file: AttachmentRow) => boolean,
): Promise<number> => {
  const fileIds = await db.transaction().execute(async trx => {
    const transaction = { world, id: stateId }
    if (!(await lockTransaction(trx, transaction))) await refuseClosed(trx, transaction)
    const selected = (await kioskFiles(trx, id)).filter(isSelected)
    if (selected.some(({ filename }) => fileTroubleOf(filename) === 'deleting'))
      throw new Refusal('upstream_error', { rule: 'attachment.delete-failing' })
    const ids = selected.map(file => file.id)
    await deleteAttachmentsNamed(trx, world, ids)
    return ids
  })
  await Promise.all(fileIds.map(file => files.remove(world, file)))
  return fileIds.length
}
