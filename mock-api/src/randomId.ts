import { randomBytes } from 'node:crypto'

/** An id that nobody can guess: 128 random bits. */
export const randomId = (): string => randomBytes(16).toString('base64url')
