import type { contract } from '@open-account/contracts'
import type { FlagName } from '@open-account/contracts/flags'
import type { Gateway } from '../gateway/gateway.ts'
import type { Handlers } from '../plugins/contract.ts'
import { randomId } from '../randomId.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { insertTransaction } from '../store/transactions.ts'
import { submit } from '../submission/submit.ts'
import { flagsOf } from '../worlds/flagsOf.ts'
import { transactionOf } from './transactionOf.ts'

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
    if (closed !== undefined) {
      request.rule = 'start.maintenance'
      throw new Refusal('maintenance', closed.message === '' ? {} : { description: closed.message })
    }
    const id = randomId()
    await insertTransaction(db, {
      id,
      world: request.world.id,
      domain: query.appDomain,
      type: query.appType,
      created_at: request.at,
    })
    return { status: 200, body: { state_id: id } }
  },
  submit: async ({ body, request }) => {
    const transaction = await transactionOf(service, request, body.transaction_id)
    return { status: 200, body: await submit(service, gateway, request, transaction, body) }
  },
})
