import { kioskText, type StreamMessage } from '@open-account/contracts/kioskMessages'
import { documents } from '@open-account/domain/requirements/documents'
import type { KioskEvent } from '../../store/kioskEvents.ts'
import { signatureIn } from './storePhoneSignature.ts'

/** The message of an event. The event with the link has none saved: `uploadUrl` makes it when it is sent. */
export const messageOf = (
  session: string,
  {
    kind,
    text,
    file,
    type,
    filename,
    size,
  }: KioskEvent & { readonly kind: Exclude<KioskEvent['kind'], 'upload_url'> },
): StreamMessage => {
  switch (kind) {
    case 'kiosk_stream':
      return { kind, id: session }
    case 'message':
      return { kind, text: kioskText.parse(text) }
    case 'signature':
      return { kind, ...signatureIn(text) }
    case 'file': {
      const document = documents.find(({ uploadType }) => uploadType === type)
      if (document === undefined || file === null || filename === null || size === null)
        throw new TypeError(`The event of file ${file} with upload type ${type} has no file`)
      return { kind, id: document.id, type: document.uploadType, filename, fileId: file, size }
    }
  }
}

/** A message in the format of server-sent events. */
export const wireEvent = (number: number, message: StreamMessage): string =>
  `id: ${number}\ndata: ${JSON.stringify(message)}\n\n`
