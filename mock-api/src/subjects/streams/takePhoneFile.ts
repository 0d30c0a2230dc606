import type { AttachmentAnswer } from '@open-account/contracts/attachment'
import { documentId } from '@open-account/contracts/fields/documents'
import { type DocumentId, documentOf, documents } from '@open-account/domain/requirements/documents'
import { kioskFilesPerDocument } from '@open-account/domain/kiosk/kioskSession'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { kioskFiles } from '../../store/kioskEvents.ts'
import type { AttachmentRow, KioskSessionRow, TransactionRow } from '../../store/tables.ts'
import { storeAttachment } from '../uploads/storeAttachment.ts'
import { appendEvent } from './appendEvent.ts'

/** The documents that a session asks for. */
export const askedIn = ({
  missing_fields: missing,
}: Pick<KioskSessionRow, 'missing_fields'>): readonly DocumentId[] =>
  documentId.array().parse(JSON.parse(missing))

/** The document whose upload type a file has. */
export const documentOfType = (type: AttachmentRow['type']): DocumentId => {
  const found = documents.find(({ uploadType }) => uploadType === type)
  if (found === undefined) throw new RangeError('Every upload type belongs to a document')
  return found.id
}

const notAsked = (request: FastifyRequest, message: string): Refusal => {
  request.rule = 'kiosk.not-asked'
  return new Refusal('invalid_request', { issues: [{ path: 'docId', message }] })
}

/** Stores the file that a phone sends as a document of the transaction, and tells the kiosk. */
export const takePhoneFile = async (
  service: Service,
  request: FastifyRequest,
  transaction: TransactionRow,
  session: KioskSessionRow,
  { id, filename }: { readonly id: DocumentId; readonly filename: string },
): Promise<AttachmentAnswer> => {
  const { uploadType: type, multiple } = documentOf(id)
  const isOfType = (file: AttachmentRow) => file.type === type
  /** A kiosk that opens its stream again no longer asks for what arrived; that can still be replaced. */
  const isAsked = askedIn(session).includes(id) || (await kioskFiles(service.db, session.id)).some(isOfType)
  if (!isAsked) throw notAsked(request, 'This document is not asked for.')
  return storeAttachment(
    service,
    request,
    transaction,
    { type, filename },
    {
      several: multiple,
      also: async (trx, tell, { file_id: file }) => {
        if ((await kioskFiles(trx, session.id)).filter(isOfType).length >= kioskFilesPerDocument)
          throw notAsked(request, 'This document has as many files as it may have.')
        await appendEvent(trx, tell, request, session, { kind: 'file', file, text: null })
      },
    },
  )
}
