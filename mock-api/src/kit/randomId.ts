import { randomText } from './randomText.ts'

/** An id that nobody can guess: 128 random bits. */
export const randomId = (): string => randomText(16, 'base64url')
