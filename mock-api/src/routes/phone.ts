import type { contract } from '@open-account/contracts'
import type { PhoneFile } from '@open-account/contracts/phone'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service/service.ts'
import { kioskFiles } from '../store/kioskEvents.ts'
import type { AttachmentRow } from '../store/tables.ts'
import { isOpen } from '../store/transactions.ts'
import { overRefusal, sessionOfLink } from '../subjects/streams/authorised.ts'
import { isOver } from '../subjects/streams/isOver.ts'
import { screenOf } from '../subjects/streams/credentials.ts'
import { signatureStateOf, storePhoneSignature } from '../subjects/streams/storePhoneSignature.ts'
import { openByCode } from '../subjects/streams/openByCode.ts'
import { documentsRequestedBy, documentOfType, storePhoneFile } from '../subjects/streams/storePhoneFile.ts'
import { refuseClosed } from '../subjects/transactionEnd/refuseEnded.ts'
import { transactionOf } from './transactionOf.ts'

const fileOf = ({
  id: fileId,
  type,
  filename,
  size,
}: Pick<AttachmentRow, 'id' | 'type' | 'filename' | 'size'>): PhoneFile => ({
  id: documentOfType(type),
  type,
  filename,
  fileId,
  size,
})

export const phoneRoutes = (service: Service): Handlers<typeof contract.phone> => {
  /** The open session of a phone's link, and its transaction. Refuses a session that is over. */
  const openSessionOf = async (request: FastifyRequest) => {
    const session = await sessionOfLink(service, request)
    const transaction = await transactionOf(service, request, session.state_id)
    if (!isOpen(transaction)) await refuseClosed(service.db, transaction)
    if (isOver(session, request.at)) throw overRefusal(request, session)
    return { session, transaction }
  }

  return {
    openByCode: async ({ body, request }) => ({
      status: 200,
      rule: 'kiosk.open',
      body: { url: await openByCode(service, request, body.code) },
    }),
    session: async ({ request }) => {
      const { session } = await openSessionOf(request)
      const files = await kioskFiles(service.db, session.id)
      return {
        status: 200,
        rule: 'kiosk.open',
        body: {
          sessionId: session.id,
          stateId: session.state_id,
          missing_fields: documentsRequestedBy(session),
          files: files.map(fileOf),
          signature: await signatureStateOf(service.db, session),
          screen: screenOf(request.world, session),
          expires_at: new Date(session.expires_at).toISOString(),
        },
      }
    },
    upload: async ({ query, request }) => {
      const { session, transaction } = await openSessionOf(request)
      const { rule, body: stored } = await storePhoneFile(service, request, transaction, session, {
        id: query.docId,
        filename: query.filename,
      })
      return { status: 200, rule, body: fileOf({ ...stored, id: stored.file_id }) }
    },
    sign: async ({ request }) => {
      const { session } = await openSessionOf(request)
      return {
        status: 200,
        rule: 'kiosk.signed',
        body: { fileId: await storePhoneSignature(service, request, session) },
      }
    },
  }
}
