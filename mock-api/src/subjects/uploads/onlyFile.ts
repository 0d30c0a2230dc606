import { Socket } from 'node:net'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { StoredFile } from '../../files/fileStore.ts'
import { beyondLimit } from '../../kit/bodyLimits.ts'
import { Refusal } from '../../kit/refusal.ts'

/** The file of a multipart body as it arrives. */
export interface ArrivingFile {
  /** The file name in the body. */
  readonly name: string
  /**
   * Throws a refusal when the file is too large, and when the body is incomplete or continues with other content. A piece is
   * overwritten when the next one is requested.
   */
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

type FileStream = MultipartFile['file']
type Parts = AsyncIterator<Multipart>

/** The longest text field. Bytes. */
const maxTextBytes = 100

/** A file is passed on in blocks: each write to the disk costs more than its bytes. Node writes so many at once. */
const blockBytes = 524_288
/** The most bytes that Node reads from a connection at once. A block with less room than this is full. */
const chunkBytes = 65_536

const refused = (description: string): Refusal => new Refusal('invalid_request', { description })

/** The error for a caller: a refusal or an error with a status stays; any other means that the body is broken. */
const callerError = (error: unknown): Error =>
  error instanceof Error && (error instanceof Refusal || 'statusCode' in error)
    ? error
    : refused('The multipart body is broken.')

/**
 * Frees the memory of bytes that nothing will read. Without this, the chunks of a large upload wait for a collection of
 * garbage in all memory.
 */
const free = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
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

/** The file name; empty where a part is a file by its content type alone. */
const nameOf = ({ filename }: { readonly filename?: string }): string => filename ?? ''

/** Completes the entry of the call in the request log when its file is stored. */
export const logStoredFile = (
  request: FastifyRequest,
  { size, sha256 }: Pick<StoredFile, 'size' | 'sha256'>,
) => {
  request.arrivedFiles = request.arrivedFiles?.map(file => ({ ...file, size, sha256 })) ?? null
}

/** With these, the parser takes the next chunk when all bytes of the last one are read. */
const oneChunkAtOnce = { highWaterMark: 1, fileHwm: 1 }

/** Frees each chunk when the parser takes the next one. Only a real connection hands its chunks over. */
const freeChunks = ({ raw }: FastifyRequest, file: FileStream) => {
  if (!(raw.socket instanceof Socket)) return
  let last: Uint8Array | null = null
  raw.prependListener('data', (chunk: Uint8Array) => {
    if (last !== null && file.readableLength === 0) free(last)
    last = chunk
  })
}

/** The bytes of a file in blocks of at most this size, all of them in the same memory, which is freed at the end. */
async function* blocksOf(file: FileStream, size: number): AsyncGenerator<Uint8Array> {
  const block = Buffer.allocUnsafeSlow(size)
  let filled = 0
  try {
    for await (const bytes of file as AsyncIterable<Uint8Array>) {
      let at = 0
      while (at < bytes.length) {
        const part = bytes.subarray(at, at + size - filled)
        block.set(part, filled)
        at += part.length
        filled += part.length
        if (filled > size - chunkBytes) {
          yield block.subarray(0, filled)
          filled = 0
        }
      }
    }
    if (filled > 0) yield block.subarray(0, filled)
  } finally {
    free(block)
  }
}

/** The only file of a multipart body, in its field. Reading stops as soon as the file is too large. */
export const onlyFile = async (
  request: FastifyRequest,
  { field, limit, tooLarge, texts: allowed = [] }: FileRequirement,
): Promise<ArrivingFile> => {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type')
  request.mostBytes = limit + beyondLimit
  const declaredBytes = Number(request.headers['content-length'] ?? blockBytes)
  if (declaredBytes > request.mostBytes) throw tooLarge()
  const { stop, overflow } = readAtMost(request, request.mostBytes, tooLarge)
  const texts = new Map<string, string>()
  const open = async () => {
    try {
      const limits = { fileSize: limit, files: 1, fieldSize: maxTextBytes }
      const parts = request.parts({ ...oneChunkAtOnce, limits })
      return { parts, part: await nextFile(parts, texts, allowed, overflow) }
    } catch (error) {
      throw callerError(error)
    }
  }
  const { parts, part } = await open()
  if (part === undefined) throw refused('The body has no file.')
  if (part.fieldname !== field) throw refused(`The file is not in the field "${field}".`)
  request.arrivedFiles = [
    { field, name: nameOf(part), content_type: part.mimetype, size: null, sha256: null },
  ]
  const { file } = part
  const cut = () => {
    stop()
    file.push(null)
  }
  if (file.truncated) cut()
  else file.once('limit', cut)
  freeChunks(request, file)

  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      yield* blocksOf(file, Math.min(declaredBytes, blockBytes))
      if (file.truncated) throw tooLarge()
      /** The file is complete only when the body ends. */
      if ((await nextFile(parts, texts, allowed, overflow)) !== undefined)
        throw refused('The body has more than one file.')
    } catch (error) {
      throw callerError(error)
    }
  }
  return { name: nameOf(part), pieces: pieces(), text: name => texts.get(name) }
}
