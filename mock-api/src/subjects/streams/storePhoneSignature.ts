import { fileId, signatureRequest } from '@open-account/contracts/fields/ids'
import type { SignatureState } from '@open-account/contracts/phone'
import { kioskFilesPerDocument } from '@open-account/domain/kiosk/kioskSession'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { signatureTexts } from '../../store/kioskEvents.ts'
import type { Db, KioskSessionRow } from '../../store/tables.ts'
import { storeSignature } from '../signature/storeSignature.ts'
import { appendEvent } from './appendEvent.ts'

const signatureText = z.object({ fileId, request: signatureRequest })
type ArrivedSignature = z.infer<typeof signatureText>

/** The signature in the text of its event. */
export const signatureIn = (text: string | null): ArrivedSignature =>
  signatureText.parse(JSON.parse(text ?? ''))

/** The signatures that arrived in a session, in their order. */
export const arrivedSignatures = async (db: Db, session: string): Promise<readonly ArrivedSignature[]> =>
  (await signatureTexts(db, session)).map(signatureIn)

/** Whether a session requests a signature, and whether it has arrived. */
export const signatureStateOf = async (
  db: Db,
  { id, signature_request: requested }: Pick<KioskSessionRow, 'id' | 'signature_request'>,
): Promise<SignatureState> => {
  if (requested === null) return 'none'
  const arrived = await arrivedSignatures(db, id)
  return arrived.some(({ request }) => request === requested) ? 'stored' : 'requested'
}

const notRequested = (description: string): Refusal =>
  new Refusal('out_of_order', { rule: 'kiosk.signature-not-requested', description })

/** Saves the signature that a phone sends and notifies the screen that requested it. Returns its id. */
export const storePhoneSignature = async (
  service: Service,
  request: FastifyRequest,
  session: KioskSessionRow,
): Promise<string> => {
  const { signature_request: requested } = session
  if (requested === null) throw notRequested('No signature is requested.')
  if ((await signatureTexts(service.db, session.id)).length >= kioskFilesPerDocument)
    throw notRequested('Too many signatures were sent.')
  const signature = await storeSignature(service, request, { field: 'file', type: 'open_account_esig' })
  const text = JSON.stringify({ fileId: signature, request: requested } satisfies ArrivedSignature)
  await service.notifications.withNotifications(
    (trx, notify) => appendEvent(trx, notify, request, session, { kind: 'signature', file: null, text }),
    work => service.db.transaction().execute(work),
  )
  return signature
}
