import type { ApplicationDocument, DocumentId } from '../requirements/documents.ts'
import type { PhoneNews } from './phoneNews.ts'

/** The way from a QR code to the page on which a phone uploads. */
export interface UploadLink {
  readonly url: string
  /** Opens the same page by hand. */
  readonly code: string
  /** When it is over: an instant, ISO 8601. */
  readonly expiresAt: string
}

/** A file that a phone is sending, or could not send. */
export type OnTheWay = Extract<PhoneNews, { readonly is: 'receiving' | 'failed' }>

/** What the kiosk has heard of the phone: nothing yet, that it is there, or that the applicant has finished on it. */
type HeardOfPhone = 'nothing' | 'connected' | 'done'

/**
 * How the upload by phone stands at a kiosk. `opening`: no link yet. `open`: the link can be read. `isCut`: the line to
 * the service is being taken up again. `expired`: the link is over, and another one can be had. `done`: the applicant
 * has ended it here. `barred`: this kiosk gets no link at all, because it was opened without a token or because the
 * service knows the application from a kiosk with another one. What arrived is not in it: it belongs to the application.
 */
export type KioskPanel =
  | { readonly is: 'opening'; readonly isCut: boolean }
  | {
      readonly is: 'open'
      readonly link: UploadLink
      /** The id of the upload session; null until the service has told it. */
      readonly session: string | null
      readonly isCut: boolean
      readonly phone: HeardOfPhone
      readonly onTheWay: Readonly<Partial<Record<DocumentId, OnTheWay>>>
    }
  | { readonly is: 'expired' }
  | { readonly is: 'done' }
  | { readonly is: 'barred'; readonly because: 'no_token' | 'other_kiosk' }

export type KioskPanelEvent =
  | { readonly type: 'linked'; readonly link: UploadLink }
  | { readonly type: 'named'; readonly session: string }
  /** `isPast`: it happened before this page listened, so it is no sign that the phone is still there. */
  | { readonly type: 'told'; readonly news: PhoneNews; readonly isPast?: boolean }
  | { readonly type: 'arrived'; readonly document: DocumentId; readonly isPast?: boolean }
  /** A file of it was deleted here. */
  | { readonly type: 'removed'; readonly document: DocumentId }
  /** Nothing was told for a while: what was on its way is not any more. */
  | { readonly type: 'quiet' }
  /** The line broke, and is there again. */
  | { readonly type: 'cut' }
  | { readonly type: 'resumed' }
  /** The service says that the link is over, or does not give one. */
  | { readonly type: 'ended' }
  /** The service does not take the token of this kiosk. */
  | { readonly type: 'refused' }
  /** The applicant has ended the upload here. */
  | { readonly type: 'finished' }
  /** Another link is asked for. */
  | { readonly type: 'reopened' }

/** After how long without news a file is not on its way any more. A phone that sends tells it twice a second. Milliseconds. */
export const quietAfter = 10_000

export const openingPanel: KioskPanel = { is: 'opening', isCut: false }

/** How the panel begins at a kiosk with this token; an empty one is none. */
export const firstPanel = (token: string): KioskPanel =>
  token === '' ? { is: 'barred', because: 'no_token' } : openingPanel

type OpenPanel = Extract<KioskPanel, { readonly is: 'open' }>

/** A failed upload stays failed. */
const withoutReceiving = (onTheWay: OpenPanel['onTheWay']): OpenPanel['onTheWay'] =>
  Object.fromEntries(Object.entries(onTheWay).filter(([, { is }]) => is === 'failed'))

/** A closed phone sends nothing more; an applicant who had finished on it stays finished. */
const leftBy = (panel: OpenPanel): OpenPanel => ({
  ...panel,
  phone: panel.phone === 'done' ? 'done' : 'nothing',
  onTheWay: withoutReceiving(panel.onTheWay),
})

const toldIn = (panel: OpenPanel, news: PhoneNews): OpenPanel => {
  switch (news.is) {
    case 'connected':
    case 'done':
      return { ...panel, phone: news.is }
    case 'gone':
      return leftBy(panel)
    case 'receiving':
    case 'failed':
      return { ...panel, phone: 'connected', onTheWay: { ...panel.onTheWay, [news.document]: news } }
  }
}

const withoutOnTheWay = (panel: OpenPanel, document: DocumentId): OpenPanel => {
  const { [document]: _, ...onTheWay } = panel.onTheWay
  return { ...panel, onTheWay }
}

/** A file that came over the link before this one is told too: it is no sign of a phone, but whoever adds one is not done. */
const arrivedIn = (panel: OpenPanel, document: DocumentId): OpenPanel => ({
  ...withoutOnTheWay(panel, document),
  phone: panel.phone === 'done' ? 'connected' : panel.phone,
})

/** What happens while the link is there, and to nothing else. */
type OpenEvent = Extract<
  KioskPanelEvent,
  { readonly type: 'named' | 'told' | 'arrived' | 'removed' | 'quiet' }
>

/** What such an event makes of a panel whose link is there. */
const nextOpen = (panel: OpenPanel, event: OpenEvent): OpenPanel => {
  switch (event.type) {
    case 'named':
      return { ...panel, session: event.session }
    case 'told': {
      const next = toldIn(panel, event.news)
      return event.isPast ? leftBy(next) : next
    }
    case 'arrived': {
      const next = arrivedIn(panel, event.document)
      return event.isPast ? leftBy(next) : next
    }
    case 'removed':
      return withoutOnTheWay(panel, event.document)
    case 'quiet':
      return { ...panel, onTheWay: withoutReceiving(panel.onTheWay) }
  }
}

/** Whether there is a line to the service, or one is being taken up. */
export const hasLine = (
  panel: KioskPanel,
): panel is Extract<KioskPanel, { readonly is: 'opening' | 'open' }> =>
  panel.is === 'opening' || panel.is === 'open'

/** How the upload stands after an event; one that does not fit changes nothing. */
export const nextKioskPanel = (panel: KioskPanel, event: KioskPanelEvent): KioskPanel => {
  if (panel.is === 'barred') return panel
  switch (event.type) {
    case 'reopened':
      return openingPanel
    case 'finished':
      return { is: 'done' }
    case 'ended':
      return panel.is === 'done' ? panel : { is: 'expired' }
    case 'refused':
      return panel.is === 'done' ? panel : { is: 'barred', because: 'other_kiosk' }
    case 'cut':
    case 'resumed':
      return hasLine(panel) ? { ...panel, isCut: event.type === 'cut' } : panel
    case 'linked': {
      const { link } = event
      if (!hasLine(panel)) return panel
      return { is: 'open', link, session: null, isCut: false, phone: 'nothing', onTheWay: {} }
    }
    case 'named':
    case 'told':
    case 'arrived':
    case 'removed':
    case 'quiet':
      return panel.is === 'open' ? nextOpen(panel, event) : panel
  }
}

type Missing = readonly Pick<ApplicationDocument, 'required'>[]

/** Whether the applicant has finished on the phone; not while a document is missing that may not be left out. */
export const isPhoneDone = (panel: KioskPanel, missing: Missing): boolean =>
  panel.is === 'open' && panel.phone === 'done' && !missing.some(({ required }) => required)

/** Whether the applicant has something to do on the phone, which counts as presence at the kiosk within its limit. */
export const isPhoneAwaited = (panel: KioskPanel, missing: Missing): boolean =>
  panel.is === 'open' &&
  !isPhoneDone(panel, missing) &&
  (missing.length > 0 || Object.values(panel.onTheWay).some(({ is }) => is === 'receiving'))
