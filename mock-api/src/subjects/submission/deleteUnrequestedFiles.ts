import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { applicableDocuments } from '@open-account/domain/requirements/documents'
import { deleteAttachmentsNamed, listAttachments } from '../../store/attachments.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'

/**
 * Deletes the files that an application does not require any more, such as the signed form of an applicant who then
 * signed on the screen. Returns their ids.
 */
export const deleteUnrequestedFiles = async (
  db: Db,
  { world, id: state_id }: Pick<TransactionRow, 'world' | 'id'>,
  facts: ApplicationFacts,
): Promise<readonly string[]> => {
  const requestedTypes = new Set(applicableDocuments(facts).map(({ uploadType }) => uploadType))
  const stored = await listAttachments(db, { world, state_id })
  const unrequested = stored.filter(({ type }) => !requestedTypes.has(type)).map(({ id }) => id)
  await deleteAttachmentsNamed(db, world, unrequested)
  return unrequested
}
