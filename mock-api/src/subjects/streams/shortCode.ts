import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be mistaken for one another. */
const characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 6

/** A short code, which an applicant types in instead of scanning the link. */
export const shortCode = (): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
