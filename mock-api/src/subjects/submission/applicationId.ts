import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be mistaken for one another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 3
const groupLength = 4

const group = (): string =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** An application id that can be read out and not guessed: `OA-7F3K-2QM9-B4TX`. */
export const newApplicationId = (): string => ['OA', ...Array.from({ length: groups }, group)].join('-')
