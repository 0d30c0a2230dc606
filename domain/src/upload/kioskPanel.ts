import type { DocumentId } from '../requirements/documents.ts'
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

/**
 * How the upload by phone stands at a kiosk. `opening`: no link yet. `open`: the link can be read; `isCut` while the
 * line to the service is being taken up again. `expired`: the link is over, and another one can be had. `done`: the
 * applicant has ended it here. What arrived is not in it: it belongs to the application.
 */
export type KioskPanel =
  | { readonly is: 'opening' }
  | {
      readonly is: 'open'
      readonly link: UploadLink
      /** The id of the upload session; null until the service has told it. */
      readonly session: string | null
      readonly isCut: boolean
      readonly isPhoneConnected: boolean
      readonly onTheWay: Readonly<Partial<Record<DocumentId, OnTheWay>>>
    }
  | { readonly is: 'expired' }
  | { readonly is: 'done' }

export type KioskPanelEvent =
  | { readonly type: 'linked'; readonly link: UploadLink }
  | { readonly type: 'named'; readonly session: string }
  | { readonly type: 'told'; readonly news: PhoneNews }
  | { readonly type: 'arrived'; readonly document: DocumentId }
  /** Nothing was told for a while: what was on its way is not any more. */
  | { readonly type: 'quiet' }
  /** The line broke, and is there again. */
  | { readonly type: 'cut' }
  | { readonly type: 'resumed' }
  /** The service says that the link is over, or does not give one. */
  | { readonly type: 'ended' }
  /** The applicant has ended the upload here. */
  | { readonly type: 'finished' }
  /** Another link is asked for. */
  | { readonly type: 'reopened' }

/** After how long without news a file is not on its way any more. A phone that sends tells it twice a second. Milliseconds. */
export const quietAfter = 10_000

export const openingPanel: KioskPanel = { is: 'opening' }

type OpenPanel = Extract<KioskPanel, { readonly is: 'open' }>

const toldIn = (panel: OpenPanel, news: PhoneNews): OpenPanel => ({
  ...panel,
  isPhoneConnected: true,
  ...(news.is !== 'connected' && { onTheWay: { ...panel.onTheWay, [news.document]: news } }),
})

const arrivedIn = (panel: OpenPanel, document: DocumentId): OpenPanel => {
  const { [document]: _, ...onTheWay } = panel.onTheWay
  return { ...panel, isPhoneConnected: true, onTheWay }
}

/** What has failed still has. */
const withoutReceiving = (onTheWay: OpenPanel['onTheWay']): OpenPanel['onTheWay'] =>
  Object.fromEntries(Object.entries(onTheWay).filter(([, { is }]) => is === 'failed'))

/** What happens while the link is there, and to nothing else. */
type OpenEvent = Extract<
  KioskPanelEvent,
  { readonly type: 'named' | 'told' | 'arrived' | 'quiet' | 'cut' | 'resumed' }
>

/** What such an event makes of a panel whose link is there. */
const nextOpen = (panel: OpenPanel, event: OpenEvent): OpenPanel => {
  switch (event.type) {
    case 'named':
      return { ...panel, session: event.session }
    case 'told':
      return toldIn(panel, event.news)
    case 'arrived':
      return arrivedIn(panel, event.document)
    case 'quiet':
      return { ...panel, onTheWay: withoutReceiving(panel.onTheWay) }
    case 'cut':
      return { ...panel, isCut: true }
    case 'resumed':
      return { ...panel, isCut: false }
  }
}

/** How the upload stands after an event; one that does not fit changes nothing. */
export const nextKioskPanel = (panel: KioskPanel, event: KioskPanelEvent): KioskPanel => {
  switch (event.type) {
    case 'reopened':
      return openingPanel
    case 'finished':
      return { is: 'done' }
    case 'ended':
      return panel.is === 'done' ? panel : { is: 'expired' }
    case 'linked': {
      const { link } = event
      if (panel.is !== 'opening' && panel.is !== 'open') return panel
      return { is: 'open', link, session: null, isCut: false, isPhoneConnected: false, onTheWay: {} }
    }
    case 'named':
    case 'told':
    case 'arrived':
    case 'quiet':
    case 'cut':
    case 'resumed':
      return panel.is === 'open' ? nextOpen(panel, event) : panel
  }
}
