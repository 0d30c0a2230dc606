import { randomText } from './randomText.ts'

/** An id that cannot be guessed: 128 random bits. */
export const randomId = (): string => randomText(16, 'base64url')
