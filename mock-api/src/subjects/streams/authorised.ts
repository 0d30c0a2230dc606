import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findKioskSession, kioskSessionWithSecret } from '../../store/kioskSessions.ts'
import type { KioskSessionRow } from '../../store/tables.ts'
import { bearerOf, isTokenOf, secretHash } from './credentials.ts'

/** The refusal of a call whose session is over. */
export const overRefusal = ({ ended }: Pick<KioskSessionRow, 'ended'>): Refusal =>
  new Refusal('expired', {
    rule: ended === 'closed' ? 'kiosk.closed' : 'kiosk.expired',
    description:
      ended === 'closed'
        ? 'The upload was ended at the kiosk. This link is no longer needed.'
        : 'This link has expired. Please scan the new QR code at the kiosk.',
  })

const wrongCredential = (): Refusal => new Refusal('unauthorized', { rule: 'kiosk.wrong-credential' })

const credentialOf = (request: FastifyRequest): string => {
  const credential = bearerOf(request)
  if (credential === undefined) throw wrongCredential()
  return credential
}

const sessionWith = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  id: string,
  isAuthorised: (session: KioskSessionRow, credential: string) => boolean,
): Promise<KioskSessionRow> => {
  const credential = credentialOf(request)
  const session = await findKioskSession(db, id)
  if (session === undefined || session.world !== request.world.id)
    throw new Refusal('not_found', { description: 'There is no such upload session.' })
  if (!isAuthorised(session, credential)) throw wrongCredential()
  return session
}

const isLinkOf = (session: KioskSessionRow, credential: string): boolean =>
  session.secret_hash === secretHash(credential)

/** The session with this id, for a call with the kiosk's token. It may be over. */
export const sessionOfKiosk = (
  service: Pick<Service, 'db'>,
  request: FastifyRequest,
  id: string,
): Promise<KioskSessionRow> =>
  sessionWith(service, request, id, (session, token) => isTokenOf(request.world, session, token))

/** The session with this id, for a call with the kiosk's token or the secret of the link. It may be over. */
export const sessionOfEither = (
  service: Pick<Service, 'db'>,
  request: FastifyRequest,
  id: string,
): Promise<KioskSessionRow> =>
  sessionWith(
    service,
    request,
    id,
    (session, credential) => isLinkOf(session, credential) || isTokenOf(request.world, session, credential),
  )

/** The session of the link whose secret a call carries. It may be over. */
export const sessionOfLink = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
): Promise<KioskSessionRow> => {
  const session = await kioskSessionWithSecret(db, secretHash(credentialOf(request)))
  if (session === undefined) throw wrongCredential()
  return session
}
