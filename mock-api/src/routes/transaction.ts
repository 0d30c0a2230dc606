import type { contract } from '@open-account/contracts'
import type { FlagName } from '@open-account/contracts/flags'
import type { Gateway } from '../subjects/gateway/gateway.ts'
import type { Handlers } from '../plugins/contract.ts'
import { randomId } from '../kit/randomId.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import { bearerOf, isKioskToken, kioskTokenHash } from '../subjects/streams/credentials.ts'
import { deleteIdentityCookies } from '../subjects/identity/deleteIdentityData.ts'
import { endTransaction } from '../subjects/transactionEnd/endTransaction.ts'
import { startTransaction } from '../subjects/transactionEnd/startTransaction.ts'
import { submit } from '../subjects/submission/submit.ts'
import { flagsOf } from '../subjects/worlds/flagsOf.ts'
import { anyTransactionOf, transactionOf } from './transactionOf.ts'

/** The flags that stop new transactions (C-160). */
const stopping: readonly FlagName[] = ['maintenance', 'oa-maintenance']

export const transactionRoutes = (
  service: Service,
  gateway: Gateway,
): Handlers<typeof contract.transaction> => ({
  start: async ({ query, request }) => {
    const { db } = service
    const flags = await flagsOf(db, request.world)
    const closed = stopping.map(name => flags[name]).find(({ active }) => active)
    if (closed !== undefined)
      throw new Refusal('maintenance', {
        rule: 'start.maintenance',
        ...(closed.message === '' ? {} : { description: closed.message }),
      })
    if (!flags[`oa-${query.appDomain}`].active)
      throw new Refusal('maintenance', {
        rule: 'start.domain-closed',
        description: `Accounts for ${query.appDomain} premises cannot be opened online at present.`,
      })
    const id = randomId()
    const token = bearerOf(request)
    await startTransaction(service, {
      id,
      world: request.world.id,
      domain: query.appDomain,
      type: query.appType,
      created_at: request.at,
      device_hash: token === undefined ? null : kioskTokenHash(request.world, token),
    })
    return { status: 200, body: { state_id: id } }
  },
  end: async ({ params, request, reply }) => {
    const transaction = await anyTransactionOf(service, request, params.state_id)
    const { device_hash: owner } = transaction
    if (owner !== null && !isKioskToken(request.world, owner, bearerOf(request) ?? ''))
      throw new Refusal('unauthorized', { rule: 'kiosk.wrong-credential' })
    await endTransaction(service, transaction, request.at)
    deleteIdentityCookies(reply, transaction.id)
    // No more than the cache: what belongs to the device is in the storage too.
    reply.header('clear-site-data', '"cache"')
    return { status: 204, rule: 'transaction.end', body: undefined }
  },
  submit: async ({ body, request }) => {
    const transaction = await transactionOf(service, request, body.transaction_id)
    return { status: 200, ...(await submit(service, gateway, request, transaction, body)) }
  },
})
