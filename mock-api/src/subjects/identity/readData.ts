import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../kit/answer.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findIdentitySession } from '../../store/identitySessions.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { changeTransaction, isOpen } from '../../store/transactions.ts'
import { mac } from '../worlds/mac.ts'
import { identityCookie, isToken } from './identityCookie.ts'
import type { IdentityService } from './identityService.ts'
import { outcomeOf } from './outcomeOf.ts'
import { personasOf } from './personasOf.ts'

/**
 * What the identity service gave, for the browser that came back from it and for nobody else: for 30 minutes, or until
 * the application is submitted.
 */
export const readData = async <Data>(
  { db }: Pick<Service, 'db'>,
  identity: IdentityService<Data>,
  request: FastifyRequest,
  transaction: TransactionRow,
): Promise<Answer<Data>> => {
  const session = await findIdentitySession(db, { world: transaction.world, state_id: transaction.id })
  if (
    session === undefined ||
    session.kind !== identity.kind ||
    !isOpen(transaction) ||
    session.expires_at <= request.at ||
    !isToken(session.token_hash, request.cookies[identityCookie])
  )
    throw new Refusal('unauthorized', {
      rule: 'identity.not-retrieved',
      description: 'There is no identity data for this browser.',
    })
  const known = await personasOf(db, identity, transaction.world)
  const persona = known.find(({ value }) => value === session.persona)
  if (persona === undefined) throw new Refusal('upstream_error')
  const { rule, given } = outcomeOf(identity, persona)
  if (given.kind === 'refused') throw new Refusal(given.code, { rule })
  const number = identity.numberOf(given.data)
  await changeTransaction(db, transaction, { identity_hash: mac(request.world, 'identity', number) })
  return { rule, body: given.data }
}
