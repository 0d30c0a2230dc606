import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { applicableDocuments } from '@open-account/domain/requirements/documents'
import { deleteAttachmentsNamed, listAttachments } from '../../store/attachments.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'

/**
 * Forgets the files that an application does not ask for: they were uploaded before another answer made them needless,
 * such as the paper form of who signs on screen after all. Answers their ids.
 */
export const forgetUnasked = async (
  db: Db,
  { world, id: state_id }: Pick<TransactionRow, 'world' | 'id'>,
  facts: ApplicationFacts,
): Promise<readonly string[]> => {
  const asked = new Set(applicableDocuments(facts).map(({ uploadType }) => uploadType))
  const stored = await listAttachments(db, { world, state_id })
  const needless = stored.filter(({ type }) => !asked.has(type)).map(({ id }) => id)
  await deleteAttachmentsNamed(db, world, needless)
  return needless
}
