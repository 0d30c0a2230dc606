import { randomFillSync } from 'node:crypto'

/** Asking for random bytes costs far more than the bytes, so that they are asked for in stock. */
const stock = Buffer.alloc(4096)
let left = 0

/** Random bytes, each given out once, as text. */
export const randomText = (bytes: number, encoding: 'base64url' | 'hex'): string => {
  if (left < bytes) {
    randomFillSync(stock)
    left = stock.length
  }
  left -= bytes
  return stock.toString(encoding, left, left + bytes)
}
