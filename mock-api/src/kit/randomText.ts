import { randomFillSync } from 'node:crypto'

/** A request for random bytes costs far more than the bytes, so that many are requested at once. */
const randomBytes = Buffer.alloc(4096)
let bytesLeft = 0

/** Random bytes as text. No byte is used twice. */
export const randomText = (bytes: number, encoding: 'base64url' | 'hex'): string => {
  if (bytesLeft < bytes) {
    randomFillSync(randomBytes)
    bytesLeft = randomBytes.length
  }
  bytesLeft -= bytes
  return randomBytes.toString(encoding, bytesLeft, bytesLeft + bytes)
}
