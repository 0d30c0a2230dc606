import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import type { ApplicationDocument, DocumentId } from '@open-account/domain/requirements/documents'
import {
  initialPanel,
  hasStream,
  type KioskPanelEvent,
  nextKioskPanel,
  phoneUploadTimeout,
} from '@open-account/domain/kiosk/kioskPanel'
import { phoneTimeout, parsePhoneMessage } from '@open-account/domain/kiosk/phoneMessages'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { uploadedDocuments } from '../../session/draftSelectors.ts'
import { useWizard } from '../../session/useWizard.ts'
import { followStream, newPosition } from './followStream.ts'
import { saveArrivedFile } from './saveArrivedFile.ts'
import { closeUpload, recordOpenUpload } from './openUpload.ts'
import { useExpiryWhenDisconnected } from './useExpiryWhenDisconnected.ts'
import type { KioskState } from '@open-account/contracts/kiosk'

/** The state of a stream, encoded for the URL: base64url of its JSON text. */
const kioskStateText = (state: KioskState): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(state))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The event of the panel for a message; null when the message does not change it. */
const eventOf = (message: StreamMessage, isPast: boolean): KioskPanelEvent | null => {
  switch (message.kind) {
    case 'upload_url': {
      const { url, code, expires_at: expiresAt } = message
      return { type: 'linked', link: { url, code, expiresAt } }
    }
    case 'kiosk_stream':
      return { type: 'session_named', session: message.id }
    case 'file':
      return { type: 'file_arrived', document: message.id, isPast }
    case 'message': {
      const phoneMessage = parsePhoneMessage(message.text)
      return phoneMessage && { type: 'phone_message', message: phoneMessage, isPast }
    }
    case 'signature':
      return null
    case 'end':
      return { type: 'ended' }
  }
}

/**
 * The missing documents that the service has received, and a function to send them again. They are sent again when
 * another document is missing, or one of them is not required any more; not when a file arrives.
 */
const useSentDocuments = (documents: readonly ApplicationDocument[]) => {
  const { draft } = useWizard()
  const uploaded = uploadedDocuments(draft.documents)
  const documentIds = documents.map(({ id }) => id)
  const missing = documentIds.filter(id => !uploaded.includes(id))
  const [sent, setSent] = useState(missing)
  const isUpToDate = missing.every(id => sent.includes(id)) && sent.every(id => documentIds.includes(id))
  if (!isUpToDate) setSent(missing)
  return { sent, resendDocuments: () => setSent(missing) }
}

interface PhoneRequest {
  readonly documents: readonly ApplicationDocument[]
  /** The token of the kiosk, or the credential of the application. */
  readonly token: string
  /** The id of the request for a signature, where one is requested. */
  readonly signatureRequest?: string
}

/** The state of the upload by phone, and its actions. */
export const useKioskUpload = ({ documents, token, signatureRequest }: PhoneRequest) => {
  const { signup, capabilities } = useWizard()
  const { stateId } = signup
  const [panel, dispatch] = useReducer(nextKioskPanel, token, initialPanel)
  const { sent, resendDocuments } = useSentDocuments(documents)
  const closing = useRef(Promise.resolve())
  const position = useRef(newPosition())
  const [signature, setSignature] = useState<string | null>(null)
  const [lastMessageAt, setLastMessageAt] = useState(0)
  const take = useEffectEvent((message: StreamMessage, isPast: boolean) => {
    if (!isPast) setLastMessageAt(deviceNow())
    if (message.kind === 'file') saveArrivedFile(stateId, message, capabilities)
    if (message.kind === 'kiosk_stream') recordOpenUpload({ session: message.id, token })
    if (message.kind === 'signature' && message.request === signatureRequest) setSignature(message.fileId)
    const event = eventOf(message, isPast)
    if (event !== null) dispatch(event)
  })

  const isFollowed = hasStream(panel)
  useEffect(() => {
    if (!isFollowed) return undefined
    const following = new AbortController()
    const follow = async () => {
      await closing.current
      await followStream({
        state: kioskStateText({
          app_id: 'OA',
          app_state: stateId,
          missing_fields: sent,
          ...(signatureRequest !== undefined && { signature_request: signatureRequest }),
        }),
        position: position.current,
        token,
        signal: following.signal,
        onOpen: () => dispatch({ type: 'reconnected' }),
        onMessage: (message, isPast) => take(message, isPast),
        onCut: () => dispatch({ type: 'disconnected' }),
        onEnd: () => {
          recordOpenUpload(null)
          dispatch({ type: 'ended' })
        },
        onRefused: () => dispatch({ type: 'refused' }),
      })
    }
    void follow()
    return () => following.abort()
  }, [isFollowed, stateId, token, sent, signatureRequest])

  const phoneUploads = panel.status === 'open' ? panel.phoneUploads : undefined
  useEffect(() => {
    const receives = Object.values(phoneUploads ?? {}).some(({ kind }) => kind === 'receiving')
    if (!receives) return undefined
    const timer = setTimeout(() => dispatch({ type: 'phone_upload_stalled' }), phoneUploadTimeout)
    return () => clearTimeout(timer)
  }, [phoneUploads])

  useExpiryWhenDisconnected(panel, () => dispatch({ type: 'ended' }))
  const isConnected = panel.status === 'open' && panel.phone === 'connected'
  useEffect(() => {
    if (!isConnected) return undefined
    const remaining = lastMessageAt + phoneTimeout - deviceNow()
    const timer = setTimeout(() => dispatch({ type: 'phone_message', message: { kind: 'gone' } }), remaining)
    return () => clearTimeout(timer)
  }, [isConnected, lastMessageAt])

  return {
    panel,
    /** The id of the signature that was requested and has arrived; null before. */
    signature,
    /** Records that a file of a document was deleted. */
    removed: (document: DocumentId) => dispatch({ type: 'file_deleted', document }),
    /** Opens another link; files that have arrived stay. */
    refresh: () => {
      closing.current = closeUpload()
      position.current = newPosition()
      dispatch({ type: 'reopened' })
      resendDocuments()
    },
    /** Finishes the upload, which invalidates the link. */
    finish: () => {
      closing.current = closeUpload()
      dispatch({ type: 'finished' })
    },
  }
}
