import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { beyondLimit } from '../../kit/bodyLimits.ts'
import { Refusal } from '../../kit/refusal.ts'

/** The file of a multipart body as it arrives. */
export interface ArrivingFile {
  /** The file name in the body. */
  readonly name: string
  /** Throws a refusal when the file is too large, and when the body is incomplete or continues with other content. */
  readonly pieces: AsyncIterable<Uint8Array>
  /** A text field of the body, before or after the file; complete after the pieces are read. */
  readonly text: (name: string) => string | undefined
}

interface FileRequirement {
  /** The field of the file. */
  readonly field: string
  /** The largest file. Bytes. */
  readonly limit: number
  /** The refusal of a larger file, or of a body that continues after the file. */
  readonly tooLarge: () => Refusal
  /** The text fields that the body may have. */
  readonly texts?: readonly string[]
}

/** The longest text field. Bytes. */
const maxTextBytes = 100

type Parts = AsyncIterator<Multipart>

const refused = (description: string): Refusal => new Refusal('invalid_request', { description })

/** The error for a caller: a refusal or an error with a status stays; any other means that the body is broken. */
const callerError = (error: unknown): Error =>
  error instanceof Error && (error instanceof Refusal || 'statusCode' in error)
    ? error
    : refused('The multipart body is broken.')

const bytesOf = (piece: unknown): Uint8Array => {
  if (piece instanceof Uint8Array) return piece
  throw new TypeError(`A piece of a file is a ${typeof piece}`)
}

/** Reads text fields until a file begins; undefined at the end of the body. */
const nextFile = async (
  parts: Parts,
  texts: Map<string, string>,
  allowed: readonly string[],
  overflow: Promise<never>,
): Promise<MultipartFile | undefined> => {
  for (;;) {
    const next = await Promise.race([overflow, parts.next()])
    if (next.done === true) return undefined
    const part = next.value
    if (part.type === 'file') return part
    if (!allowed.includes(part.fieldname)) throw refused('The body has a field that is not expected.')
    if (texts.has(part.fieldname)) throw refused('The body names a field twice.')
    if (part.valueTruncated || typeof part.value !== 'string')
      throw refused('A field of the body is too long.')
    texts.set(part.fieldname, part.value)
  }
}

/** Stops reading a body with more bytes than a valid body with a file of the limit can have. */
const readAtMost = ({ raw }: FastifyRequest, bytes: number, tooLarge: () => Refusal) => {
  const overflow = Promise.withResolvers<never>()
  overflow.promise.catch(() => undefined)
  const stop = () => {
    raw.unpipe()
    raw.pause()
    overflow.reject(tooLarge())
  }
  let remaining = bytes
  raw.on('data', (piece: Uint8Array) => {
    remaining -= piece.length
    if (remaining < 0) stop()
  })
  return { stop, overflow: overflow.promise }
}

/** The only file of a multipart body, in its field. Reading stops as soon as the file is too large. */
export const onlyFile = async (
  request: FastifyRequest,
  { field, limit, tooLarge, texts: allowed = [] }: FileRequirement,
): Promise<ArrivingFile> => {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type')
  request.mostBytes = limit + beyondLimit
  if (Number(request.headers['content-length'] ?? 0) > request.mostBytes) throw tooLarge()
  const { stop, overflow } = readAtMost(request, request.mostBytes, tooLarge)
  const texts = new Map<string, string>()
  const open = async () => {
    try {
      const parts = request.parts({ limits: { fileSize: limit, files: 1, fieldSize: maxTextBytes } })
      return { parts, part: await nextFile(parts, texts, allowed, overflow) }
    } catch (error) {
      throw callerError(error)
    }
  }
  const { parts, part } = await open()
  if (part === undefined) throw refused('The body has no file.')
  if (part.fieldname !== field) throw refused(`The file is not in the field "${field}".`)
  const { file } = part
  const cut = () => {
    stop()
    file.push(null)
  }
  if (file.truncated) cut()
  else file.once('limit', cut)

  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of file) yield bytesOf(piece)
      if (file.truncated) throw tooLarge()
      /** The file is complete only when the body ends. */
      if ((await nextFile(parts, texts, allowed, overflow)) !== undefined)
        throw refused('The body has more than one file.')
    } catch (error) {
      throw callerError(error)
    }
  }
  return { name: part.filename, pieces: pieces(), text: name => texts.get(name) }
}
