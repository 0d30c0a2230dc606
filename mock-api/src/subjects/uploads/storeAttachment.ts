import type { AttachmentAnswer } from '@open-account/contracts/attachment'
import { fileTooLarge } from '@open-account/contracts/fields/uploads'
import { documents } from '@open-account/domain/requirements/documents'
import { formatOfName, sanitiseFileName } from '@open-account/domain/upload/fileName'
import { type FileFormat, formatOfBytes } from '@open-account/domain/upload/formats'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../kit/answer.ts'
import type { StoredFile } from '../../files/fileStore.ts'
import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import { fileTroubleOf } from '../../scenarios/fileNames.ts'
import type { Service } from '../../service/service.ts'
import { deleteAttachments, insertAttachment } from '../../store/attachments.ts'
import type { Notify } from '../../store/notifications.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'
import { isOpen, lockTransaction } from '../../store/transactions.ts'
import { refuseClosed } from '../transactionEnd/refuseEnded.ts'
import { onlyFile } from './onlyFile.ts'

type UploadType = AttachmentAnswer['type']

interface FileInfo {
  readonly type: UploadType
  readonly filename: string
}

interface StoreOptions {
  /** Whether earlier files of the same type stay. */
  readonly several: boolean
  /** Further writes in the same database transaction, after the file is inserted. */
  readonly afterInsert: (trx: Db, notify: Notify, stored: AttachmentAnswer) => Promise<void>
}

const defaultOptions: StoreOptions = { several: false, afterInsert: () => Promise.resolve() }

const limitOf = (type: UploadType): number => {
  const document = documents.find(({ uploadType }) => uploadType === type)
  if (document === undefined) throw new RangeError(`No document has upload type ${type}`)
  return document.maxBytes
}

/** The description of a refused content; none when its format is unknown. */
const reasonOf = (format: FileFormat | null, { length }: Uint8Array): { readonly description?: string } => {
  if (length === 0) return { description: 'The file is empty.' }
  return format === null ? {} : { description: 'The content of the file is of another format than its name.' }
}

/** Refuses content whose format is unknown or differs from the file name. */
const validateContent = (filename: string) => (start: Uint8Array) => {
  const format = formatOfBytes(start)
  if (format !== null && format === formatOfName(filename)) return
  throw new Refusal('unsupported_file', { rule: 'attachment.unsupported', ...reasonOf(format, start) })
}

/** Saves the file of a call as a document of a transaction, by default in place of an earlier one of its type. */
export const storeAttachment = async (
  service: Service,
  request: FastifyRequest,
  transaction: TransactionRow,
  { type, filename: sentName }: FileInfo,
  { several, afterInsert }: StoreOptions = defaultOptions,
): Promise<Answer<AttachmentAnswer>> => {
  const { db, files, notifications } = service
  const { id: stateId, world } = transaction
  if (!isOpen(transaction)) await refuseClosed(db, transaction)
  const filename = sanitiseFileName(sentName)
  if (fileTroubleOf(filename) === 'storing')
    throw new Refusal('upstream_error', { rule: 'attachment.failing' })
  const limit = limitOf(type)
  const { pieces } = await onlyFile(request, {
    field: 'file',
    limit,
    tooLarge: () =>
      new Refusal('file_too_large', { rule: 'attachment.too-large', description: fileTooLarge(limit) }),
  })
  const id = randomId()
  const record = async ({ size, sha256, confirm }: StoredFile) => {
    const stored: AttachmentAnswer = { type, filename, file_id: id, size }
    const replaced = await notifications.withNotifications(
      async (trx, notify) => {
        /** An application that was submitted meanwhile keeps the documents with which it was accepted. */
        if (!(await lockTransaction(trx, transaction))) await refuseClosed(trx, transaction)
        const row = { id, world, state_id: stateId, type, filename, size, sha256, created_at: request.at }
        await insertAttachment(trx, row)
        const old = several ? [] : await deleteAttachments(trx, { world, state_id: stateId, type }, id)
        await afterInsert(trx, notify, stored)
        confirm()
        return old
      },
      work => db.transaction().execute(work),
    )
    return { stored, replaced }
  }
  const checkStart = validateContent(filename)
  const { stored, replaced } = await files.save(world, id, pieces, { checkStart, record })
  await Promise.all(replaced.map(old => files.remove(world, old)))
  return { rule: replaced.length > 0 ? 'attachment.replaced' : 'attachment.stored', body: stored }
}
