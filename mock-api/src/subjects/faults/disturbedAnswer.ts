import { Readable } from 'node:stream'
import type { Service } from '../../service/service.ts'

/** The answer of a call before it is sent. */
export type Payload = string | Buffer | Readable

/** The number of pieces of a slow answer. */
const slowPieces = 10
/** How many pieces of an answer over a slow connection are sent each second. */
const piecesPerSecond = 10
const second = 1_000

async function* piecesOf(payload: Payload): AsyncGenerator<Buffer> {
  if (!(payload instanceof Readable)) yield Buffer.from(payload)
  else for await (const piece of payload) yield Buffer.from(piece as Uint8Array | string)
}

/** The bytes of an answer in pieces of this size at most. */
async function* inPieces(payload: Payload, size: number): AsyncGenerator<Buffer> {
  for await (const piece of piecesOf(payload))
    for (let start = 0; start < piece.length; start += size) yield piece.subarray(start, start + size)
}

async function* delayed(pieces: AsyncIterable<Buffer>, pause: number, sleep: Service['sleep']) {
  for await (const piece of pieces) {
    await sleep(pause)
    yield piece
  }
}

/** An answer that takes so many milliseconds. */
export const slowAnswer = (payload: string | Buffer, duration: number, sleep: Service['sleep']): Readable => {
  const size = Math.max(1, Math.ceil(Buffer.byteLength(payload) / slowPieces))
  return Readable.from(delayed(inPieces(payload, size), duration / slowPieces, sleep))
}

/** An answer over a connection of so many bytes a second. */
export const throttledAnswer = (
  payload: Payload,
  bytesPerSecond: number,
  sleep: Service['sleep'],
): Readable => {
  const size = Math.max(1, Math.round(bytesPerSecond / piecesPerSecond))
  return Readable.from(delayed(inPieces(payload, size), (size / bytesPerSecond) * second, sleep))
}

async function* cut(payload: Payload, bytes: number, cutConnection: () => void): AsyncGenerator<Buffer> {
  let left = bytes
  for await (const piece of piecesOf(payload)) {
    const part = piece.subarray(0, left)
    left -= part.length
    if (part.length > 0) yield part
    if (left === 0) return cutConnection()
  }
  cutConnection()
}

/** The first bytes of an answer, after which the connection is cut. */
export const cutAnswer = (payload: Payload, bytes: number, cutConnection: () => void): Readable =>
  Readable.from(cut(payload, bytes, cutConnection))
