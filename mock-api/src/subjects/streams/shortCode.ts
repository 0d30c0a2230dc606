import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another one. */
const characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 6

/** A short code that opens a link by hand. */
export const shortCode = (): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
