import type { StreamMessage } from '@open-account/contracts/kioskMessages'

const kinds: Readonly<Record<StreamMessage['kind'], true>> = {
  upload_url: true,
  kiosk_stream: true,
  file: true,
  message: true,
  end: true,
}

/** As everywhere in the client, the service is taken at its word: what names a kind of message has its shape. */
const isMessage = (value: unknown): value is StreamMessage =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  Object.hasOwn(kinds, value.kind)

/** The message that the data of an event carries; null for one of a kind that is not known here. */
export const messageIn = (data: string): StreamMessage | null => {
  const value: unknown = JSON.parse(data)
  return isMessage(value) ? value : null
}
