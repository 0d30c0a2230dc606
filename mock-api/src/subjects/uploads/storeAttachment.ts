import type { AttachmentAnswer } from '@open-account/contracts/attachment'
import type { RuleId } from '@open-account/contracts/control/rules'
import { fileContentMessages } from '@open-account/contracts/fields/fileContentMessages'
import { fileTooLarge } from '@open-account/contracts/fields/uploads'
import { documents } from '@open-account/domain/requirements/documents'
import { encryptionEntryLength, isEncryptedPdf } from '@open-account/domain/upload/encryption'
import { formatOfName, sanitiseFileName } from '@open-account/domain/upload/fileName'
import { contentReason } from '@open-account/domain/upload/fileRefusal'
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
import { recordEvent } from '../events/recordEvent.ts'
import { refuseClosed } from '../transactionEnd/refuseEnded.ts'
import { logStoredFile, onlyFile } from './onlyFile.ts'

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

const rules: Readonly<Record<keyof typeof fileContentMessages, RuleId>> = {
  empty: 'attachment.empty',
  heic: 'attachment.heic',
  unsupported: 'attachment.unsupported',
  mismatched: 'attachment.unsupported',
  misnamed: 'attachment.misnamed',
  wrong_extension: 'attachment.misnamed',
  encrypted: 'attachment.encrypted',
}

const contentRefusal = (reason: keyof typeof fileContentMessages): Refusal =>
  new Refusal('unsupported_file', { rule: rules[reason], description: fileContentMessages[reason] })

/** Refuses content whose format is not accepted or differs from the file name. */
const validateContent = (name: string) => (start: Uint8Array) => {
  const reason = contentReason({ name, start })
  if (reason !== null) throw contentRefusal(reason)
}

/** Passes on the bytes of a PDF. Refuses an encrypted one, which the back office cannot read. */
async function* unencrypted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let end: Uint8Array = Buffer.alloc(0)
  for await (const piece of pieces) {
    const seam = Buffer.concat([end, piece.subarray(0, encryptionEntryLength)])
    if (isEncryptedPdf(seam) || isEncryptedPdf(piece)) throw contentRefusal('encrypted')
    end = Buffer.concat([end, piece.subarray(-encryptionEntryLength)]).subarray(-encryptionEntryLength)
    yield piece
  }
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
    logStoredFile(request, { size, sha256 })
    const stored: AttachmentAnswer = { type, filename, file_id: id, size }
    const replaced = await notifications.withNotifications(
      async (trx, notify) => {
        /** An application that was submitted meanwhile keeps the documents with which it was accepted. */
        if (!(await lockTransaction(trx, transaction))) await refuseClosed(trx, transaction)
        const row = { id, world, state_id: stateId, type, filename, size, sha256, created_at: request.at }
        await insertAttachment(trx, row)
        const old = several ? [] : await deleteAttachments(trx, { world, state_id: stateId, type }, id)
        await afterInsert(trx, notify, stored)
        await recordEvent(
          trx,
          { world, at: request.at },
          { type: 'file.stored', data: { state_id: stateId, file_id: id, type, size } },
        )
        confirm()
        return old
      },
      work => db.transaction().execute(work),
    )
    return { stored, replaced }
  }
  const checkStart = validateContent(filename)
  const content = formatOfName(filename) === 'pdf' ? unencrypted(pieces) : pieces
  const { stored, replaced } = await files.save(world, id, content, { checkStart, record })
  await Promise.all(replaced.map(old => files.remove(world, old)))
  return { rule: replaced.length > 0 ? 'attachment.replaced' : 'attachment.stored', body: stored }
}
