import { constants, crc32, deflateSync } from 'node:zlib'

/** The bytes that every PNG picture begins with. */
export const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk has its length and name before its data, and a checksum after it. Bytes. */
const lengthBytes = 4
const nameBytes = 4
const checksumBytes = 4

interface Chunk {
  readonly name: string
  readonly data: Buffer
}

/** The chunks of a PNG picture, in order. Throws when the bytes are no PNG picture. */
export const chunksOf = (picture: Uint8Array): readonly Chunk[] => {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  if (!bytes.subarray(0, pngStart.length).equals(pngStart))
    throw new RangeError('The bytes are no PNG picture')
  const chunks: Chunk[] = []
  for (let at = pngStart.length; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const start = at + lengthBytes + nameBytes
    if (start + length + checksumBytes > bytes.length) throw new RangeError('The PNG picture is cut')
    chunks.push({
      name: bytes.toString('latin1', at + lengthBytes, start),
      data: bytes.subarray(start, start + length),
    })
    at = start + length + checksumBytes
  }
  return chunks
}

const toChunk = ({ name, data }: Chunk): Buffer => {
  const head = Buffer.alloc(lengthBytes + nameBytes)
  head.writeUInt32BE(data.length)
  head.write(name, lengthBytes, 'latin1')
  const checksum = Buffer.alloc(checksumBytes)
  checksum.writeUInt32BE(crc32(data, crc32(head.subarray(lengthBytes))))
  return Buffer.concat([head, data, checksum])
}

/** Size in pixels, and `colour` as a number of `pngColours`. */
export interface PngHeader {
  readonly width: number
  readonly height: number
  /** Bits of one channel of one pixel. */
  readonly bits: number
  readonly colour: number
  readonly interlaced: boolean
}

/** The colour types of PNG that are read or written here. */
export const pngColours = { grey: 0, rgb: 2, rgba: 6 } as const

/** The length of the data of the first chunk. Bytes. */
export const headerLength = 13

/** Reads the header from the data of the first chunk. Throws when the data is no header. */
export const headerOf = (data: Buffer): PngHeader => {
  if (data.length !== headerLength) throw new RangeError('The PNG picture has no header')
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bits: data.readUInt8(8),
    colour: data.readUInt8(9),
    interlaced: data.readUInt8(12) === 1,
  }
}

/** Fast rather than small: most of a picture is runs of white. */
const compression = { level: 1, strategy: constants.Z_RLE }

/** A PNG picture with eight bits a channel. `lines`: each begins with the number of its filter. */
export const toPng = (
  { width, height, colour }: Pick<PngHeader, 'width' | 'height' | 'colour'>,
  lines: Uint8Array,
): Buffer => {
  const header = Buffer.alloc(headerLength)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  header.writeUInt8(colour, 9)
  return Buffer.concat([
    pngStart,
    toChunk({ name: 'IHDR', data: header }),
    toChunk({ name: 'IDAT', data: deflateSync(lines, compression) }),
    toChunk({ name: 'IEND', data: Buffer.alloc(0) }),
  ])
}
