import type { AttachmentAnswer } from '@open-account/contracts/attachment'
import { documentId } from '@open-account/contracts/fields/documents'
import { type DocumentId, documentOf, documents } from '@open-account/domain/requirements/documents'
import { kioskFilesPerDocument } from '@open-account/domain/kiosk/kioskSession'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../kit/answer.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { kioskFiles } from '../../store/kioskEvents.ts'
import type { AttachmentRow, KioskSessionRow, TransactionRow } from '../../store/tables.ts'
import { storeAttachment } from '../uploads/storeAttachment.ts'
import { appendEvent } from './appendEvent.ts'
import { screenOf } from './credentials.ts'

/** The documents that the kiosk of a session requests. */
export const documentsRequestedBy = ({
  missing_fields: missing,
}: Pick<KioskSessionRow, 'missing_fields'>): readonly DocumentId[] =>
  documentId.array().parse(JSON.parse(missing))

/** The document with this upload type. */
export const documentOfType = (type: AttachmentRow['type']): DocumentId => {
  const found = documents.find(({ uploadType }) => uploadType === type)
  if (found === undefined) throw new RangeError(`No document has upload type ${type}`)
  return found.id
}

const notRequested = (message: string): Refusal =>
  new Refusal('invalid_request', { rule: 'kiosk.not-asked', issues: [{ path: 'docId', message }] })

/** Saves the file that a phone sends as a document of the transaction, and notifies the kiosk. */
export const storePhoneFile = async (
  service: Service,
  request: FastifyRequest,
  transaction: TransactionRow,
  session: KioskSessionRow,
  { id, filename }: { readonly id: DocumentId; readonly filename: string },
): Promise<Answer<AttachmentAnswer>> => {
  const { uploadType: type, multiple } = documentOf(id)
  const isOfType = (file: AttachmentRow) => file.type === type
  /** A kiosk that opens its stream again no longer requests what has arrived; such a file can still be replaced. */
  const isRequested =
    documentsRequestedBy(session).includes(id) || (await kioskFiles(service.db, session.id)).some(isOfType)
  if (!isRequested) throw notRequested('This document is not asked for.')
  return storeAttachment(
    service,
    request,
    transaction,
    { type, filename },
    {
      several: multiple && screenOf(request.world, session) === 'kiosk',
      afterInsert: async (trx, notify, { file_id: file }) => {
        if ((await kioskFiles(trx, session.id)).filter(isOfType).length >= kioskFilesPerDocument)
          throw notRequested('This document has as many files as it may have.')
        await appendEvent(trx, notify, request, session, { kind: 'file', file, text: null })
      },
    },
  )
}
