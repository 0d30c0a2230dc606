import { Socket } from 'node:net'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
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

/** The longest text field. Bytes. */
const maxTextBytes = 100
const maxParts = 5

/** A file is passed on in blocks: each write to the disk costs more than its bytes. Node writes so many at once. */
const blockBytes = 524_288
/** The most bytes that Node reads from a connection at once. A block with less room than this is full. */
const chunkBytes = 65_536

const refused = (description: string): Refusal => new Refusal('invalid_request', { description })

const broken = (): Refusal => refused('The multipart body is broken.')

/** The error for a caller: a refusal stays; any other error means that the body is broken. */
const callerError = (error: unknown): Error => (error instanceof Refusal ? error : broken())

const parserOf = (contentType: string, fileSize: number) => {
  try {
    const limits = { fileSize, files: 1, parts: maxParts, fieldSize: maxTextBytes }
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    throw broken()
  }
}

/**
 * Frees the memory of bytes that nothing will read. Without this, the chunks of a large upload wait for a collection of
 * garbage in all memory.
 */
const free = ({ buffer, byteLength }: Buffer): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** The only file of a multipart body, in its field. Reading stops as soon as the file is too large. */
export const onlyFile = async (
  request: FastifyRequest,
  { field, limit, tooLarge, texts: allowed = [] }: FileRequirement,
): Promise<ArrivingFile> => {
  const { raw, headers } = request
  const contentType = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Refusal('unsupported_media_type')
  request.mostBytes = limit + beyondLimit
  const declaredBytes = Number(headers['content-length'] ?? Number.NaN)
  if (declaredBytes > request.mostBytes) throw tooLarge()

  const parser = parserOf(contentType, limit)
  const texts = new Map<string, string>()
  let remaining = request.mostBytes
  let file: { readonly name: string; readonly stream: BusboyFileStream } | null = null
  let isComplete = false
  let failure: Error | null = null
  let progress = Promise.withResolvers<void>()
  let block = Buffer.allocUnsafeSlow(declaredBytes < blockBytes ? declaredBytes : blockBytes)
  let filled = 0
  const isFull = () => filled > blockBytes - chunkBytes

  const pause = () => {
    raw.pause()
    progress.resolve()
  }
  const fail = (error: Error) => {
    failure ??= error
    stop()
  }
  const failWith = (error: unknown) => fail(callerError(error))
  const add = (bytes: Buffer) => {
    const end = filled + bytes.length
    if (end > block.length) block = Buffer.concat([block.subarray(0, filled)], end)
    block.set(bytes, filled)
    filled = end
  }
  const onChunk = (chunk: Buffer) => {
    remaining -= chunk.length
    if (remaining < 0) {
      fail(tooLarge())
      return
    }
    parser.write(chunk)
    if (parser.writableLength > 0 || file?.stream.readableLength !== 0) return
    /** Nothing else reads a chunk of a real connection. */
    if (raw.socket instanceof Socket) free(chunk)
    if (isFull()) pause()
  }
  const onEnd = () => parser.end()
  const onClose = () => {
    if (!raw.complete) fail(broken())
  }
  const stop = () => {
    raw.off('data', onChunk).off('end', onEnd).off('error', failWith).off('close', onClose)
    pause()
  }

  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    if (!allowed.includes(name)) fail(refused('The body has a field that is not expected.'))
    else if (texts.has(name)) fail(refused('The body names a field twice.'))
    else if (valueTruncated) fail(refused('A field of the body is too long.'))
    else texts.set(name, value)
  })
  parser.on('file', (name, stream, fileName: string | undefined) => {
    if (name !== field) fail(refused(`The file is not in the field "${field}".`))
    stream.on('data', add)
    stream.on('limit', () => fail(tooLarge()))
    stream.on('error', failWith)
    file = { name: fileName ?? '', stream }
    pause()
  })
  parser.on('filesLimit', () => fail(refused('The body has more than one file.')))
  parser.on('partsLimit', () => fail(refused('The body has too many parts.')))
  parser.on('error', failWith)
  parser.on('finish', () => {
    isComplete = true
    stop()
  })
  raw.on('data', onChunk).on('end', onEnd).on('error', failWith).on('close', onClose)

  /** Reads until the file begins, a piece of it is there or the body ends. */
  const readOn = async () => {
    if (failure === null && !isComplete && !isFull()) {
      progress = Promise.withResolvers()
      raw.resume()
      await progress.promise
    }
    if (failure !== null) throw failure
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        await readOn()
        if (filled === 0) return
        const piece = block.subarray(0, filled)
        filled = 0
        yield piece
      }
    } finally {
      stop()
      free(block)
    }
  }

  await readOn()
  if (file === null) throw refused('The body has no file.')
  const { name } = file
  return { name, pieces: pieces(), text: textName => texts.get(textName) }
}
