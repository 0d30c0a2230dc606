import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be mistaken for one another; without vowels they spell no words. */
const characters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** A random code that a person can read out and type in: `7FK2QM`. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('')
