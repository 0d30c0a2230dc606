import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** The file of a multipart body as it arrives. */
export interface ArrivingFile {
  /** Ends with a refusal when the body breaks off or goes on with something else. */
  readonly pieces: AsyncIterable<Uint8Array>
  /** Whether more came than the limit allows; known once the pieces are read. */
  readonly isCut: () => boolean
}

type Parts = AsyncIterator<Multipart>

const refused = (description: string): Refusal => new Refusal('invalid_request', { description })

/** What the multipart reader says of a body: its own complaints have a status, all others mean that it is broken. */
const complaint = (error: unknown): Error =>
  error instanceof Error && (error instanceof Refusal || 'statusCode' in error)
    ? error
    : refused('The multipart body is broken.')

const bytesOf = (piece: unknown): Uint8Array => {
  if (piece instanceof Uint8Array) return piece
  throw new TypeError('A file comes as bytes')
}

async function* piecesOf({ file }: MultipartFile, parts: Parts): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of file) yield bytesOf(piece)
    if (file.truncated) return
    /** Only the end of the body says that the file is whole. */
    if ((await parts.next()).done !== true) throw refused('The body has more than one part.')
  } catch (error) {
    throw complaint(error)
  }
}

/** The one file of a multipart body, in its field `file`; it is cut at the limit. Bytes. */
export const onlyFile = async (request: FastifyRequest, limit: number): Promise<ArrivingFile> => {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type')
  let parts: Parts
  let part: Multipart | undefined
  try {
    parts = request.parts({ limits: { fileSize: limit, files: 1 } })
    const first = await parts.next()
    part = first.done === true ? undefined : first.value
  } catch (error) {
    throw complaint(error)
  }
  if (part === undefined) throw refused('The body has no file.')
  if (part.type !== 'file' || part.fieldname !== 'file')
    throw refused('The file does not stand in the field "file".')
  const { file } = part
  return { pieces: piecesOf(part, parts), isCut: () => file.truncated }
}
