import type { UploadScreen } from '@open-account/contracts/phone'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findKioskSession, kioskSessionWithSecret } from '../../store/kioskSessions.ts'
import type { KioskSessionRow } from '../../store/tables.ts'
import { bearerOf, isTokenOf, screenOf, secretHash } from './credentials.ts'

/** The place of the screen that shows the QR code. */
const places = { kiosk: 'at the kiosk', computer: 'on your computer' } as const satisfies Record<
  UploadScreen,
  string
>

/** The refusal of a call whose session is over. */
export const overRefusal = (
  { world }: Pick<FastifyRequest, 'world'>,
  session: Pick<KioskSessionRow, 'ended' | 'token_hash' | 'state_id'>,
): Refusal => {
  const place = places[screenOf(world, session)]
  return session.ended === 'closed'
    ? new Refusal('expired', {
        rule: 'kiosk.closed',
        description: `The upload was ended ${place}. This link is no longer needed.`,
      })
    : new Refusal('expired', {
        rule: 'kiosk.expired',
        description: `This link has expired. Please scan the new QR code ${place}.`,
      })
}

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
