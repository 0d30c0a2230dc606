import { headerLength, headerOf, pngStart } from '../documents/png.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { ArrivingFile } from './onlyFile.ts'

/** More pixels than a pad of any screen has; a picture of a few bytes may claim to have billions. */
const mostPixels = 16_000_000

/** A chunk begins with its length and its name, and ends with a checksum. Bytes. */
const chunkHead = 8
const checksum = 4

/** A part of a PNG while it arrives: how many of its bytes are missing, and those that matter. */
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

/** What a chunk is expected to go on with, by its length and its name; null when it cannot stand here. */
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
      return width * height <= mostPixels ? expected('rest', checksum) : null
    }
    case 'rest':
      return expected('head', chunkHead)
    case 'end':
      return null
  }
}

/** Lets the bytes of a whole PNG picture through. Refuses whatever is none, is cut, or has something after it. */
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
      const taken = piece.subarray(at, at + part.missing)
      at += taken.length
      part = {
        kind: part.kind,
        missing: part.missing - taken.length,
        bytes: part.kind === 'rest' ? part.bytes : Buffer.concat([part.bytes, taken]),
      }
    }
    yield piece
  }
  if (part.kind !== 'end' || part.missing > 0) throw unsupported()
}
