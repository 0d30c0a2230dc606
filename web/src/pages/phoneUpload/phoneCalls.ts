import type { PhoneFile, SignatureState, UploadScreen } from '@open-account/contracts/phone'
import { contract } from '@open-account/contracts'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { type PhoneMessage, formatPhoneMessage } from '@open-account/domain/kiosk/phoneMessages'
import { callService } from '../../http/api/callService.ts'
import { serviceAddress } from '../../http/api/serviceAddress.ts'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'

/** An upload session: its missing documents, and the files that have arrived. */
export interface PhoneSession {
  readonly sessionId: string
  readonly stateId: string
  readonly missing_fields: readonly DocumentId[]
  readonly files: readonly PhoneFile[]
  readonly signature: SignatureState
  readonly screen: UploadScreen
}

export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

/** As everywhere in the client, responses are not validated: a body with a session id is a session. */
const isSession = (body: unknown): body is PhoneSession =>
  typeof body === 'object' && body !== null && 'sessionId' in body

const hasUrl = (body: unknown): body is { readonly url: string } =>
  typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string'

/** Reads the session of a link. Throws when the link is over or unknown. */
export const readPhoneSession = async (secret: string): Promise<PhoneSession> => {
  const { method, path } = contract.phone.session
  const { body } = await callService({ method, path: serviceAddress(path), headers: bearer(secret) })
  if (!isSession(body)) throw new ServiceFailure('api_error')
  return body
}

/** The URL of a short code. Throws when the code is unknown. */
export const openByCode = async (code: string): Promise<URL> => {
  const { method, path } = contract.phone.openByCode
  const { body } = await callService({
    method,
    path: serviceAddress(path),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  if (!hasUrl(body)) throw new ServiceFailure('api_error')
  return new URL(body.url)
}

/** Sends a message to the kiosk, also while the page closes. Throws when the link has expired. */
export const sendToKiosk = async (
  secret: string,
  sessionId: string,
  message: PhoneMessage,
): Promise<void> => {
  const { method, path } = contract.kiosk.send
  const query = new URLSearchParams({ sessionId, message: formatPhoneMessage(message) })
  await callService({
    method,
    path: serviceAddress(`${path}?${query.toString()}`),
    headers: bearer(secret),
    fetchOptions: { keepalive: true },
  })
}

/** Sends the picture of a signature. Throws when the link has expired, or when no signature is requested any more. */
export const sendSignature = async (secret: string, picture: Blob): Promise<void> => {
  const { method, path } = contract.phone.sign
  const body = new FormData()
  body.append('file', picture, 'signature.png')
  await callService({ method, path: serviceAddress(path), headers: bearer(secret), body })
}
