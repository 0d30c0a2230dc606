import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Service } from '../../service/service.ts'
import { findKioskSession, kioskSessionWithSecret } from '../../store/kioskSessions.ts'
import type { KioskSessionRow } from '../../store/tables.ts'
import { bearerOf, secretHash } from './credentials.ts'

const named = z.union([
  z.object({ params: z.object({ id: z.string() }) }).transform(({ params }) => params.id),
  z.object({ query: z.object({ sessionId: z.string() }) }).transform(({ query }) => query.sessionId),
])

/** The upload session of a call by a kiosk or a phone: found by its id, or else by the secret of its link. */
export const sessionNamedBy = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
): Promise<KioskSessionRow | undefined> => {
  const resource = request.call?.operation?.split('.', 1)[0]
  if (resource !== 'kiosk' && resource !== 'phone') return undefined
  const { data: id } = named.safeParse({ params: request.params, query: request.query })
  if (id !== undefined) return findKioskSession(db, id)
  const secret = resource === 'phone' ? bearerOf(request) : undefined
  return secret === undefined ? undefined : kioskSessionWithSecret(db, secretHash(secret))
}
