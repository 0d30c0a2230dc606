import { type DocumentId, documentIds } from '../requirements/documents.ts'

/** What a phone tells the kiosk whose QR code it has read. */
export type PhoneNews =
  | { readonly is: 'connected' }
  /** `percent`: how much of a file has been sent, 0 to 100. */
  | { readonly is: 'receiving'; readonly document: DocumentId; readonly percent: number }
  | { readonly is: 'failed'; readonly document: DocumentId }
  /** The applicant has finished there. */
  | { readonly is: 'done' }
  /** Its page was closed. */
  | { readonly is: 'gone' }

/**
 * How often a phone repeats that it is connected, and after how long without a message it counts as gone: a camera that
 * covers the page may delay some messages. Milliseconds.
 */
export const phoneRepeatsEvery = 20_000
export const phoneGoneAfter = 75_000

const withPercent = /^receiving:([a-z_]+):(\d{1,3})$/
const withDocument = /^failed:([a-z_]+)$/

/** The text under which news travels. */
export const phoneNewsText = (news: PhoneNews): string => {
  switch (news.is) {
    case 'connected':
      return 'phone_connected'
    case 'receiving':
      return `receiving:${news.document}:${Math.round(news.percent)}`
    case 'failed':
      return `failed:${news.document}`
    case 'done':
      return 'phone_done'
    case 'gone':
      return 'phone_gone'
  }
}

const documentNamed = (id: string | undefined): DocumentId | undefined =>
  documentIds.find(known => known === id)

/** The news that a text brings; null for a text out of no list. */
export const readPhoneNews = (text: string): PhoneNews | null => {
  if (text === 'phone_connected') return { is: 'connected' }
  if (text === 'phone_done') return { is: 'done' }
  if (text === 'phone_gone') return { is: 'gone' }
  const [, receiving, percent = ''] = withPercent.exec(text) ?? []
  const document = documentNamed(receiving)
  if (document !== undefined) return { is: 'receiving', document, percent: Math.min(Number(percent), 100) }
  const failed = documentNamed(withDocument.exec(text)?.[1])
  return failed === undefined ? null : { is: 'failed', document: failed }
}
