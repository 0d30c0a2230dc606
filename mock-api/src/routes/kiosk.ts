import type { contract } from '@open-account/contracts'
import { documentOf } from '@open-account/domain/requirements/documents'
import { pageOrigin } from '../subjects/gateway/pageOrigin.ts'
import type { Handlers } from '../plugins/contract.ts'
import { randomId } from '../kit/randomId.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import { overRefusal, sessionOfEither, sessionOfKiosk } from '../subjects/streams/authorised.ts'
import { isOpen } from '../store/transactions.ts'
import { applicationCredential, bearerOf } from '../subjects/streams/credentials.ts'
import { endSession } from '../subjects/streams/endSession.ts'
import { isOver } from '../subjects/streams/isOver.ts'
import { kioskStateOf } from '../subjects/streams/kioskStateOf.ts'
import { isListenedTo } from '../subjects/streams/listening.ts'
import { openSession } from '../subjects/streams/openSession.ts'
import { deleteKioskFiles } from '../subjects/streams/deleteKioskFiles.ts'
import type { StreamHub } from '../subjects/streams/streamHub.ts'
import { StreamPayload } from '../subjects/streams/streamPayload.ts'
import { sendKioskMessage } from '../subjects/streams/sendKioskMessage.ts'
import { arrivedSignatures } from '../subjects/streams/storePhoneSignature.ts'
import { refuseClosed } from '../subjects/transactionEnd/refuseEnded.ts'
import { transactionOf } from './transactionOf.ts'

type Kiosk = typeof contract.kiosk

/** The event number in a Last-Event-ID; 0 without the header. */
const eventNumberIn = (id: string | readonly string[] | undefined): number => {
  if (id === undefined || id === '') return 0
  if (typeof id === 'string' && /^\d{1,9}$/.test(id)) return Number(id)
  throw new Refusal('invalid_request', {
    issues: [{ path: 'last-event-id', message: 'This is no id of an event.' }],
  })
}

export const kioskStreamRoutes = (service: Service, hub: StreamHub): Handlers<Pick<Kiosk, 'stream'>> => ({
  stream: async ({ query, headers, request }) => {
    const token = bearerOf(request)
    if (token === undefined) throw new Refusal('unauthorized', { rule: 'kiosk.wrong-credential' })
    const kioskState = kioskStateOf(query.state)
    const lastReceived = eventNumberIn(headers['last-event-id'])
    const transaction = await transactionOf(service, request, kioskState.app_state)
    await hub.ready()
    const listener = randomId()
    const { rule, session } = await openSession(service, request, transaction, {
      token,
      listener,
      missing: kioskState.missing_fields,
      signatureRequest: kioskState.signature_request ?? null,
      origin: pageOrigin(service, request),
      lastReceived,
    })
    const { fault } = request
    const cutAfter = fault?.kind === 'stream_cut' ? fault.after_events : null
    return {
      status: 200,
      rule,
      body: new StreamPayload({ session, listener, lastReceived, cutAfter }),
    }
  },
})

export const kioskRoutes = (service: Service): Handlers<Omit<Kiosk, 'stream'>> => ({
  credential: async ({ body, request }) => {
    const transaction = await transactionOf(service, request, body.state_id)
    if (!isOpen(transaction)) await refuseClosed(service.db, transaction)
    if (transaction.device_hash !== null)
      throw new Refusal('unauthorized', { rule: 'kiosk.wrong-credential' })
    return {
      status: 200,
      rule: 'kiosk.credential',
      body: { credential: applicationCredential(request.world, transaction.id) },
    }
  },
  signature: async ({ params, query, request }) => {
    const session = await sessionOfKiosk(service, request, query.sessionId)
    if (isOver(session, request.at)) throw overRefusal(request, session)
    const arrived = await arrivedSignatures(service.db, session.id)
    if (!arrived.some(({ fileId }) => fileId === params.file_id))
      throw new Refusal('not_found', { description: 'There is no such signature in this upload session.' })
    const picture = await service.files.read(session.world, params.file_id)
    return { status: 200, rule: 'kiosk.signature-read', body: Buffer.from(picture) }
  },
  close: async ({ params, request }) => {
    const session = await sessionOfKiosk(service, request, params.id)
    await endSession(service, session.id, 'closed')
    return { status: 200, rule: 'kiosk.closed', body: { id: session.id } }
  },
  deleteFile: async ({ query, body, request }) => {
    const session = await sessionOfKiosk(service, request, query.sessionId)
    if (isOver(session, request.at)) throw overRefusal(request, session)
    const isConsistent = session.state_id === body.stateId && documentOf(body.docId).uploadType === body.type
    const removed = await deleteKioskFiles(
      service,
      session,
      ({ id, type }) => isConsistent && id === body.fileId && type === body.type,
    )
    if (removed === 0)
      throw new Refusal('not_found', { description: 'There is no such file in this upload session.' })
    return { status: 200, rule: 'kiosk.removed', body: { fileId: body.fileId } }
  },
  send: async ({ query, request }) => {
    const session = await sessionOfEither(service, request, query.sessionId)
    if (isOver(session, request.at)) throw overRefusal(request, session)
    await sendKioskMessage(service, request, session, query.message)
    return { status: 200, rule: 'kiosk.told', body: { delivered: isListenedTo(session, service.clock()) } }
  },
  reset: async ({ query, request }) => {
    const session = await sessionOfKiosk(service, request, query.sessionId)
    if (isOver(session, request.at)) throw overRefusal(request, session)
    const deleted = await deleteKioskFiles(service, session, () => true)
    return { status: 200, rule: 'kiosk.removed', body: { deleted } }
  },
})
