import { z } from 'zod'
import { documentId, uploadType } from './fields/documents.ts'
import { fileId, signatureRequest, streamId } from './fields/ids.ts'

/** The text of a message from a phone to the kiosk. Ours. */
export const kioskText = z
  .string()
  .regex(
    /^(?:phone_connected|receiving:[a-z_]{1,40}:(?:\d{1,2}|100)|failed:[a-z_]{1,40}|phone_done|phone_gone)$/,
  )
  .describe(
    'phone_connected, receiving:{document id}:{percent}, failed:{document id}, phone_done or phone_gone.',
  )

const uploadUrl = z
  .object({
    kind: z.literal('upload_url').describe('The link for the phone.'),
    url: z.url().describe('Address of the upload page with its secret s and the stateId.'),
    code: z
      .string()
      .regex(/^[A-Z0-9]{6}$/)
      .describe('Short code that opens the same page without the QR code.'),
    expires_at: z.iso.datetime().describe('When the link expires, UTC.'),
  })
  .describe('The link to the upload page.')

const kioskStream = z
  .object({ kind: z.literal('kiosk_stream').describe('The stream itself.'), id: streamId })
  .describe('The id with which the stream is closed; it is the sessionId of the other calls.')

const file = z
  .object({
    kind: z.literal('file').describe('A file arrived.'),
    id: documentId,
    type: uploadType,
    filename: z.string().describe('Name of the stored file.'),
    fileId,
    size: z.int().nonnegative().describe('Size in bytes.'),
  })
  .describe('A file that was uploaded.')

const message = z
  .object({ kind: z.literal('message').describe('A message from the phone.'), text: kioskText })
  .describe('A message from the phone.')

const signature = z
  .object({
    kind: z.literal('signature').describe('A signature arrived.'),
    fileId,
    request: signatureRequest,
  })
  .describe('A signature that was drawn on the phone. Ours.')

const end = z.object({ kind: z.literal('end').describe('The last event.') }).describe('End of the session.')

/** The data of an event on the kiosk's stream. */
export const streamMessage = z
  .discriminatedUnion('kind', [uploadUrl, kioskStream, file, message, signature, end])
  .describe('Data of one event.')
export type StreamMessage = z.infer<typeof streamMessage>
