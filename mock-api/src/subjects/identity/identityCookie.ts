import { hash, timingSafeEqual } from 'node:crypto'
import { randomId } from '../../kit/randomId.ts'

/** The cookie that lets only one browser read the data of the identity service. */
export const identityCookie = 'identity'

/** How long the data can be read. Milliseconds. */
export const identityLifetime = 30 * 60_000

export const newToken = randomId

/** A token as the store saves it. */
export const identityTokenHash = (token: string): string => hash('sha256', token)

export const isIdentityToken = (stored: string, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(Buffer.from(stored), Buffer.from(identityTokenHash(token)))
