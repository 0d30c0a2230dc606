import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { KioskSessionRow, WorldRow } from '../../store/tables.ts'
import { verifyMac, mac } from '../worlds/mac.ts'

type Sealing = Pick<WorldRow, 'secret'>

/** What a call carries as its credential; undefined when it carries none. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^bearer +([\x21-\x7e]{1,512})$/i.exec(headers.authorization ?? '')?.[1]

/** A kiosk's token as it is kept. */
export const tokenHash = (world: Sealing, token: string): string => mac(world, 'kiosk-token', token)

/** Whether the stored hash belongs to this token. */
export const isToken = (world: Sealing, kept: string, token: string): boolean =>
  verifyMac(world, kept, 'kiosk-token', token)

export const isTokenOf = (world: Sealing, session: KioskSessionRow, token: string): boolean =>
  isToken(world, session.token_hash, token)

/** The secret in the link of a session: 128 bits that nobody has but whom the link is given to. It is kept nowhere. */
export const linkSecret = (world: Sealing, session: string): string => mac(world, 'kiosk-link', session)

/** A link's secret as it is kept. */
export const secretHash = (secret: string): string => hash('sha256', secret)
