import { brokenCallbacks } from '@open-account/contracts/control/brokenCallbacks'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../kit/answer.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findIdentitySession } from '../../store/identitySessions.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { changeTransaction, isOpen } from '../../store/transactions.ts'
import { mac } from '../worlds/mac.ts'
import { recordBrokenCallback } from './brokenCallback.ts'
import { identityCookie, isIdentityToken } from './identityCookie.ts'
import type { IdentityService } from './identityService.ts'
import { outcomeOf } from './outcomeOf.ts'
import { personasOf } from './personasOf.ts'

/**
 * The data of the identity service, for the browser that retrieved it. It can be read for 30 minutes, or until the
 * application is submitted.
 */
export const readData = async <Data>(
  { db }: Pick<Service, 'db'>,
  identity: IdentityService<Data>,
  request: FastifyRequest,
  transaction: TransactionRow,
): Promise<Answer<Data>> => {
  const session = await findIdentitySession(db, { world: transaction.world, state_id: transaction.id })
  const isPresent = session?.kind === identity.kind && isOpen(transaction)
  if (isPresent && session.broken !== null) {
    recordBrokenCallback(request, session.broken)
    throw new Refusal('unauthorized', {
      rule: `identity.callback-${session.broken}`,
      description: `The return from the identity service is refused. ${brokenCallbacks[session.broken]}`,
    })
  }
  if (
    !isPresent ||
    session.expires_at <= request.at ||
    !isIdentityToken(session.token_hash, request.cookies[identityCookie])
  )
    throw new Refusal('unauthorized', {
      rule: 'identity.not-retrieved',
      description: 'There is no identity data for this browser.',
    })
  const personas = await personasOf(db, identity, transaction.world)
  const persona = personas.find(({ value }) => value === session.persona)
  if (persona === undefined) throw new Refusal('upstream_error')
  const { rule, answer } = outcomeOf(identity, persona)
  if (answer.kind === 'refused') throw new Refusal(answer.code, { rule })
  const number = identity.numberOf(answer.data)
  await changeTransaction(db, transaction, { identity_hash: mac(request.world, 'identity', number) })
  return { rule, body: answer.data }
}
