import type { ApplicationDocument, DocumentId } from '../requirements/documents.ts'
import type { PhoneMessage } from './phoneMessages.ts'

/** The QR code's link to the page on which a phone uploads. */
export interface UploadLink {
  readonly url: string
  /** A short code that opens the same page without the QR code. */
  readonly code: string
  /** When the link expires: an instant, ISO 8601. */
  readonly expiresAt: string
}

/** A file that a phone is sending, or could not send. */
export type PhoneUpload = Extract<PhoneMessage, { readonly kind: 'receiving' | 'failed' }>

/** The phone at the link: no phone yet, a connected one, or one on which the applicant has finished. */
type PhoneStatus = 'none' | 'connected' | 'done'

/**
 * The upload by phone at a kiosk. `opening`: there is no link yet. `open`: the applicant can use the link.
 * `isReconnecting`: the connection to the service broke. `expired`: the link has expired; the applicant can open another
 * one. `done`: the applicant has ended the upload at the kiosk. `barred`: this kiosk gets no link, because it was opened
 * without a token or because another kiosk has the application. Uploaded files belong to the application, not to this
 * state.
 */
export type KioskPanel =
  | { readonly status: 'opening'; readonly isReconnecting: boolean }
  | {
      readonly status: 'open'
      readonly link: UploadLink
      /** The id of the upload session; null until the service has sent it. */
      readonly session: string | null
      readonly isReconnecting: boolean
      readonly phone: PhoneStatus
      readonly phoneUploads: Readonly<Partial<Record<DocumentId, PhoneUpload>>>
    }
  | { readonly status: 'expired' }
  | { readonly status: 'done' }
  | { readonly status: 'barred'; readonly reason: 'no_token' | 'other_kiosk' }

export type KioskPanelEvent =
  | { readonly type: 'linked'; readonly link: UploadLink }
  /** The service has sent the id of the upload session. */
  | { readonly type: 'session_named'; readonly session: string }
  /** `isPast`: it happened before this page was connected, so the phone may have left since. */
  | { readonly type: 'phone_message'; readonly message: PhoneMessage; readonly isPast?: boolean }
  | { readonly type: 'file_arrived'; readonly document: DocumentId; readonly isPast?: boolean }
  /** The applicant deleted a file of the document at the kiosk. */
  | { readonly type: 'file_deleted'; readonly document: DocumentId }
  /** No message came for `phoneUploadTimeout`. */
  | { readonly type: 'phone_upload_stalled' }
  /** The connection to the service broke, or is back. */
  | { readonly type: 'disconnected' }
  | { readonly type: 'reconnected' }
  /** The service has ended the link, or refuses to give one. */
  | { readonly type: 'ended' }
  /** The service refuses the token of this kiosk. */
  | { readonly type: 'refused' }
  /** The applicant has ended the upload at the kiosk. */
  | { readonly type: 'finished' }
  /** The applicant requests another link. */
  | { readonly type: 'reopened' }

/** A file counts as lost after this time without a message; a phone that sends reports twice a second. Milliseconds. */
export const phoneUploadTimeout = 10_000

export const openingPanel: KioskPanel = { status: 'opening', isReconnecting: false }

/** The first state of the panel. Without a token, which is then the empty string, no upload can start. */
export const initialPanel = (token: string): KioskPanel =>
  token === '' ? { status: 'barred', reason: 'no_token' } : openingPanel

type OpenPanel = Extract<KioskPanel, { readonly status: 'open' }>

/** A failed upload stays failed. */
const withoutReceiving = (uploads: OpenPanel['phoneUploads']): OpenPanel['phoneUploads'] =>
  Object.fromEntries(Object.entries(uploads).filter(([, { kind }]) => kind === 'failed'))

/** A closed phone sends nothing more; an applicant who had finished on it stays finished. */
const afterPhoneLeft = (panel: OpenPanel): OpenPanel => ({
  ...panel,
  phone: panel.phone === 'done' ? 'done' : 'none',
  phoneUploads: withoutReceiving(panel.phoneUploads),
})

const afterPhoneMessage = (panel: OpenPanel, message: PhoneMessage): OpenPanel => {
  switch (message.kind) {
    case 'connected':
    case 'done':
      return { ...panel, phone: message.kind }
    case 'gone':
      return afterPhoneLeft(panel)
    case 'receiving':
    case 'failed':
      return {
        ...panel,
        phone: 'connected',
        phoneUploads: { ...panel.phoneUploads, [message.document]: message },
      }
  }
}

const withoutUpload = (panel: OpenPanel, document: DocumentId): OpenPanel => {
  const { [document]: _, ...phoneUploads } = panel.phoneUploads
  return { ...panel, phoneUploads }
}

/** The file may have come over an earlier link, so it does not connect a phone; but an applicant who adds one is not done. */
const afterFile = (panel: OpenPanel, document: DocumentId): OpenPanel => ({
  ...withoutUpload(panel, document),
  phone: panel.phone === 'done' ? 'connected' : panel.phone,
})

/** The events that change only an open panel. */
type OpenEvent = Extract<
  KioskPanelEvent,
  {
    readonly type:
      | 'session_named'
      | 'phone_message'
      | 'file_arrived'
      | 'file_deleted'
      | 'phone_upload_stalled'
  }
>

const nextOpen = (panel: OpenPanel, event: OpenEvent): OpenPanel => {
  switch (event.type) {
    case 'session_named':
      return { ...panel, session: event.session }
    case 'phone_message': {
      const next = afterPhoneMessage(panel, event.message)
      return event.isPast ? afterPhoneLeft(next) : next
    }
    case 'file_arrived': {
      const next = afterFile(panel, event.document)
      return event.isPast ? afterPhoneLeft(next) : next
    }
    case 'file_deleted':
      return withoutUpload(panel, event.document)
    case 'phone_upload_stalled':
      return { ...panel, phoneUploads: withoutReceiving(panel.phoneUploads) }
  }
}

/** Whether the kiosk has a stream from the service, or is opening one. */
export const hasStream = (
  panel: KioskPanel,
): panel is Extract<KioskPanel, { readonly status: 'opening' | 'open' }> =>
  panel.status === 'opening' || panel.status === 'open'

/** The state after an event; an event that does not belong to the present state changes nothing. */
export const nextKioskPanel = (panel: KioskPanel, event: KioskPanelEvent): KioskPanel => {
  if (panel.status === 'barred') return panel
  switch (event.type) {
    case 'reopened':
      return openingPanel
    case 'finished':
      return { status: 'done' }
    case 'ended':
      return panel.status === 'done' ? panel : { status: 'expired' }
    case 'refused':
      return panel.status === 'done' ? panel : { status: 'barred', reason: 'other_kiosk' }
    case 'disconnected':
    case 'reconnected':
      return hasStream(panel) ? { ...panel, isReconnecting: event.type === 'disconnected' } : panel
    case 'linked': {
      const { link } = event
      if (!hasStream(panel)) return panel
      return { status: 'open', link, session: null, isReconnecting: false, phone: 'none', phoneUploads: {} }
    }
    case 'session_named':
    case 'phone_message':
    case 'file_arrived':
    case 'file_deleted':
    case 'phone_upload_stalled':
      return panel.status === 'open' ? nextOpen(panel, event) : panel
  }
}

type Missing = readonly Pick<ApplicationDocument, 'required'>[]

/** Whether the applicant has finished on the phone; never while a required document is missing. */
export const isPhoneDone = (panel: KioskPanel, missing: Missing): boolean =>
  panel.status === 'open' && panel.phone === 'done' && !missing.some(({ required }) => required)

/** Whether the applicant has something to do on the phone, which counts as presence at the kiosk within its limit. */
export const isPhoneAwaited = (panel: KioskPanel, missing: Missing): boolean =>
  panel.status === 'open' &&
  !isPhoneDone(panel, missing) &&
  (missing.length > 0 || Object.values(panel.phoneUploads).some(({ kind }) => kind === 'receiving'))
