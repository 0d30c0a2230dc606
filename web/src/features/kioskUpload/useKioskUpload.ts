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
import { readSession, sessionKeys } from '../../session/session.ts'
import { uploadedDocuments } from '../../session/draftSelectors.ts'
import { useWizard } from '../../session/useWizard.ts'
import { followStream, newReading } from './followStream.ts'
import { keepArrived } from './keepArrived.ts'
import { closeUpload, noteOpenUpload } from './openUpload.ts'
import { useExpiryOfCutLine } from './useExpiryOfCutLine.ts'
import type { KioskState } from '@open-account/contracts/kiosk'

/** The state for which a stream is opened, as it stands in the address: base64url of its JSON text. */
const kioskStateText = (state: KioskState): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(state))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What a message says of the panel; null where it says nothing of it. */
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
    case 'end':
      return { type: 'ended' }
  }
}

/**
 * What the service has been told to ask for, and telling it anew. That happens as soon as something is missing of which
 * it does not know, or what it asks for is not asked any more; what arrives meanwhile is no reason.
 */
const useToldDocuments = (documents: readonly ApplicationDocument[]) => {
  const { draft } = useWizard()
  const uploaded = uploadedDocuments(draft.documents)
  const asked = documents.map(({ id }) => id)
  const missing = asked.filter(id => !uploaded.includes(id))
  const [told, setTold] = useState(missing)
  const isUpToDate = missing.every(id => told.includes(id)) && told.every(id => asked.includes(id))
  if (!isUpToDate) setTold(missing)
  return { told, tellAnew: () => setTold(missing) }
}

/** The upload by phone as it stands, and what can be done with it. */
export const useKioskUpload = (documents: readonly ApplicationDocument[]) => {
  const { signup, capabilities } = useWizard()
  const { stateId } = signup
  const token = readSession(sessionKeys.token) ?? ''
  const [panel, dispatch] = useReducer(nextKioskPanel, token, initialPanel)
  const { told, tellAnew } = useToldDocuments(documents)
  const closing = useRef(Promise.resolve())
  const reading = useRef(newReading())
  const [heardAt, setHeardAt] = useState(0)
  const take = useEffectEvent((message: StreamMessage, isPast: boolean) => {
    if (!isPast) setHeardAt(deviceNow())
    if (message.kind === 'file') keepArrived(stateId, message, capabilities)
    if (message.kind === 'kiosk_stream') noteOpenUpload({ session: message.id, token })
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
        state: kioskStateText({ app_id: 'OA', app_state: stateId, missing_fields: told }),
        reading: reading.current,
        token,
        signal: following.signal,
        onOpen: () => dispatch({ type: 'reconnected' }),
        onMessage: (message, isPast) => take(message, isPast),
        onCut: () => dispatch({ type: 'disconnected' }),
        onEnd: () => {
          noteOpenUpload(null)
          dispatch({ type: 'ended' })
        },
        onRefused: () => dispatch({ type: 'refused' }),
      })
    }
    void follow()
    return () => following.abort()
  }, [isFollowed, stateId, token, told])

  const phoneUploads = panel.status === 'open' ? panel.phoneUploads : undefined
  useEffect(() => {
    const receives = Object.values(phoneUploads ?? {}).some(({ kind }) => kind === 'receiving')
    if (!receives) return undefined
    const timer = setTimeout(() => dispatch({ type: 'phone_upload_stalled' }), phoneUploadTimeout)
    return () => clearTimeout(timer)
  }, [phoneUploads])

  useExpiryOfCutLine(panel, () => dispatch({ type: 'ended' }))
  const isConnected = panel.status === 'open' && panel.phone === 'connected'
  useEffect(() => {
    if (!isConnected) return undefined
    const left = heardAt + phoneTimeout - deviceNow()
    const timer = setTimeout(() => dispatch({ type: 'phone_message', message: { kind: 'gone' } }), left)
    return () => clearTimeout(timer)
  }, [isConnected, heardAt])

  return {
    panel,
    token,
    /** A file of a document was deleted here. */
    removed: (document: DocumentId) => dispatch({ type: 'file_deleted', document }),
    /** Another link, with everything that has arrived kept. */
    refresh: () => {
      closing.current = closeUpload()
      reading.current = newReading()
      dispatch({ type: 'reopened' })
      tellAnew()
    },
    /** The applicant is done: the link opens nothing any more. */
    finish: () => {
      closing.current = closeUpload()
      dispatch({ type: 'finished' })
    },
  }
}
