import { hash, timingSafeEqual } from 'node:crypto'
import { randomId } from '../../kit/randomId.ts'

/** The cookie that lets one browser, and no other, read what the identity service gave. */
export const identityCookie = 'identity'

/** How long the data can be read. Milliseconds. */
export const identityLifetime = 30 * 60_000

export const newToken = randomId

/** A token as it is kept. */
export const tokenHash = (token: string): string => hash('sha256', token)

export const isToken = (kept: string, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(Buffer.from(kept), Buffer.from(tokenHash(token)))
