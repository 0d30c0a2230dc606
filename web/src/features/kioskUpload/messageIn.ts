import type { StreamMessage } from '@open-account/contracts/kioskMessages'

const kinds: Readonly<Record<StreamMessage['kind'], true>> = {
  upload_url: true,
  kiosk_stream: true,
  file: true,
  message: true,
  signature: true,
  end: true,
}

/** As everywhere in the client, responses are not validated: a message has the shape of its kind. */
const isMessage = (value: unknown): value is StreamMessage =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  Object.hasOwn(kinds, value.kind)

/** The message in the data of an event; null for an unknown kind. */
export const messageIn = (data: string): StreamMessage | null => {
  const value: unknown = JSON.parse(data)
  return isMessage(value) ? value : null
}
