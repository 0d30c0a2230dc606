import { headerLength, headerOf, pngStart } from '../documents/png.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { ArrivingFile } from './onlyFile.ts'

/** More pixels than a signature pad has; the header of a small file may declare billions. */
const maxPixels = 16_000_000

/** A chunk begins with its length and its name, and ends with a checksum. Bytes. */
const chunkHead = 8
const checksum = 4

/** A part of a PNG while it arrives: how many bytes are missing, and the bytes that are needed later. */
interface Part {
  readonly kind: 'start' | 'head' | 'header' | 'rest' | 'end'
  readonly missing: number
  readonly bytes: Buffer
}

const expected = (kind: Part['kind'], missing: number): Part => ({ kind, missing, bytes: Buffer.alloc(0) })

const unsupported = (): Refusal =>
  new Refusal('unsupported_file', {
    rule: 'signature.unsupported',
    description: 'The file is no PNG picture.',
  })

/** The part that follows the length and name of a chunk; null when this chunk is not allowed here. */
const partOfChunk = (length: number, name: string, isFirst: boolean): Part | null => {
  if (isFirst) return name === 'IHDR' && length === headerLength ? expected('header', length) : null
  if (name === 'IEND') return length === 0 ? expected('end', checksum) : null
  return expected('rest', length + checksum)
}

/** The part that follows a complete one; null when none can. */
const after = ({ kind, bytes }: Part, isFirst: boolean): Part | null => {
  switch (kind) {
    case 'start':
      return bytes.equals(pngStart) ? expected('head', chunkHead) : null
    case 'head':
      return partOfChunk(bytes.readUInt32BE(0), bytes.toString('latin1', 4), isFirst)
    case 'header': {
      const { width, height } = headerOf(bytes)
      return width * height <= maxPixels ? expected('rest', checksum) : null
    }
    case 'rest':
      return expected('head', chunkHead)
    case 'end':
      return null
  }
}

/** Passes on the bytes of a PNG picture. Refuses other content, an incomplete picture, and bytes after its end. */
export async function* wholePng({ pieces }: Pick<ArrivingFile, 'pieces'>): AsyncGenerator<Uint8Array> {
  let part = expected('start', pngStart.length)
  let isFirst = true
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      if (part.missing === 0) {
        const following = after(part, isFirst)
        if (following === null) throw unsupported()
        isFirst &&= part.kind !== 'head'
        part = following
      }
      const bytes = piece.subarray(at, at + part.missing)
      at += bytes.length
      part = {
        kind: part.kind,
        missing: part.missing - bytes.length,
        bytes: part.kind === 'rest' ? part.bytes : Buffer.concat([part.bytes, bytes]),
      }
    }
    yield piece
  }
  if (part.kind !== 'end' || part.missing > 0) throw unsupported()
}
