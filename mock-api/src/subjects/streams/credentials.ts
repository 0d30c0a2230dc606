import { hash } from 'node:crypto'
import type { UploadScreen } from '@open-account/contracts/phone'
import type { FastifyRequest } from 'fastify'
import type { KioskSessionRow, WorldRow } from '../../store/tables.ts'
import { verifyMac, mac } from '../worlds/mac.ts'

type WorldSecret = Pick<WorldRow, 'secret'>

/** The bearer credential of a call; undefined when it has none. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^bearer +([\x21-\x7e]{1,512})$/i.exec(headers.authorization ?? '')?.[1]

/** A kiosk's token as the store saves it. */
export const kioskTokenHash = (world: WorldSecret, token: string): string => mac(world, 'kiosk-token', token)

/** Whether the stored hash belongs to this token. */
export const isKioskToken = (world: WorldSecret, stored: string, token: string): boolean =>
  verifyMac(world, stored, 'kiosk-token', token)

export const isTokenOf = (world: WorldSecret, session: KioskSessionRow, token: string): boolean =>
  isKioskToken(world, session.token_hash, token)

/** The secret in the link of a session: 128 bits, calculated from the world's secret and never saved. */
export const linkSecret = (world: WorldSecret, session: string): string => mac(world, 'kiosk-link', session)

/** A link's secret as the store saves it. */
export const secretHash = (secret: string): string => hash('sha256', secret)

/** What begins the credential of an application's own screen; a kiosk's token may be any other text. */
const applicationPrefix = 'application.'

/** The credential with which the browser of an application opens its stream. Calculated and never saved. */
export const applicationCredential = (world: WorldSecret, stateId: string): string =>
  `${applicationPrefix}${mac(world, 'application-upload', stateId)}`

/** Whether a credential claims to be that of an application's own screen. */
export const isApplicationCredential = (credential: string): boolean =>
  credential.startsWith(applicationPrefix)

/** Whether a credential is that of this application's own screen. */
export const isCredentialOf = (world: WorldSecret, stateId: string, credential: string): boolean =>
  isApplicationCredential(credential) &&
  verifyMac(world, credential.slice(applicationPrefix.length), 'application-upload', stateId)

/** The screen that shows the QR code of a session. */
export const screenOf = (
  world: WorldSecret,
  { token_hash: stored, state_id: stateId }: Pick<KioskSessionRow, 'token_hash' | 'state_id'>,
): UploadScreen => (isKioskToken(world, stored, applicationCredential(world, stateId)) ? 'computer' : 'kiosk')
