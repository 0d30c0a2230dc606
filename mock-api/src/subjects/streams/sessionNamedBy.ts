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
export const sessionNamedBy = (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
): Promise<KioskSessionRow | undefined> | undefined => {
  const operation = request.call?.operation ?? ''
  const isOfPhone = operation.startsWith('phone.')
  if (!isOfPhone && !operation.startsWith('kiosk.')) return undefined
  const { data: id } = named.safeParse({ params: request.params, query: request.query })
  if (id !== undefined) return findKioskSession(db, id)
  const secret = isOfPhone ? bearerOf(request) : undefined
  return secret === undefined ? undefined : kioskSessionWithSecret(db, secretHash(secret))
}
