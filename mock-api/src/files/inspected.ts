import { createHash } from 'node:crypto'
import { signatureLength } from '@open-account/domain/upload/formats'

interface Inspected {
  /** The content, piece by piece. */
  readonly pieces: AsyncIterable<Uint8Array>
  /** Size and hash of what was passed on so far. */
  readonly result: () => { readonly size: number; readonly sha256: string }
}

/** Passes a content on. Meanwhile its start is checked, which may throw, and it is counted and hashed. */
export const inspected = (
  content: AsyncIterable<Uint8Array>,
  checkStart: (start: Uint8Array) => void,
): Inspected => {
  const hash = createHash('sha256')
  let size = 0
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let start: Uint8Array = Buffer.alloc(0)
    let isChecked = false
    for await (const piece of content) {
      if (!isChecked) {
        start = Buffer.concat([start, piece.subarray(0, signatureLength)])
        isChecked = start.length >= signatureLength
        if (isChecked) checkStart(start)
      }
      hash.update(piece)
      size += piece.length
      yield piece
    }
    if (!isChecked) checkStart(start)
  }
  return { pieces: pieces(), result: () => ({ size, sha256: hash.digest('hex') }) }
}
