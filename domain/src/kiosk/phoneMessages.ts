import { type DocumentId, documentIds } from '../requirements/documents.ts'

/** A message from a phone to the kiosk whose QR code it has read. */
export type PhoneMessage =
  | { readonly kind: 'connected' }
  /** `percent`: how much of a file has been sent, 0 to 100. */
  | { readonly kind: 'receiving'; readonly document: DocumentId; readonly percent: number }
  | { readonly kind: 'failed'; readonly document: DocumentId }
  /** The applicant has finished on the phone. */
  | { readonly kind: 'done' }
  /** The page on the phone was closed. */
  | { readonly kind: 'gone' }

/**
 * How often a phone repeats that it is connected, and after how long without a message it counts as disconnected: a
 * camera that covers the page may delay some messages. Milliseconds.
 */
export const phoneHeartbeatInterval = 20_000
export const phoneTimeout = 75_000

const withPercent = /^receiving:([a-z_]+):(\d{1,3})$/
const withDocument = /^failed:([a-z_]+)$/

/** A message as it is sent. */
export const formatPhoneMessage = (message: PhoneMessage): string => {
  switch (message.kind) {
    case 'connected':
      return 'phone_connected'
    case 'receiving':
      return `receiving:${message.document}:${Math.round(message.percent)}`
    case 'failed':
      return `failed:${message.document}`
    case 'done':
      return 'phone_done'
    case 'gone':
      return 'phone_gone'
  }
}

const documentNamed = (name: string | undefined): DocumentId | undefined =>
  documentIds.find(id => id === name)

/** The message in a text; null for any other text. */
export const parsePhoneMessage = (text: string): PhoneMessage | null => {
  if (text === 'phone_connected') return { kind: 'connected' }
  if (text === 'phone_done') return { kind: 'done' }
  if (text === 'phone_gone') return { kind: 'gone' }
  const [, receiving, percent = ''] = withPercent.exec(text) ?? []
  const document = documentNamed(receiving)
  if (document !== undefined) return { kind: 'receiving', document, percent: Math.min(Number(percent), 100) }
  const failed = documentNamed(withDocument.exec(text)?.[1])
  return failed === undefined ? null : { kind: 'failed', document: failed }
}
