import type { control } from '@open-account/contracts/control/control'
import type { ListedApplication } from '@open-account/contracts/control/applications'
import { submitBody } from '@open-account/contracts/submission/body'
import type { FlowId } from '@open-account/domain/flow/flows'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { listAttachments } from '../../store/attachments.ts'
import { listPayments } from '../../store/payments.ts'
import type { TransactionRow, WorldRow } from '../../store/tables.ts'
import { countTransactions, findTransactionNamed, listTransactions } from '../../store/transactions.ts'
import { worldTime } from '../../store/world.ts'
import { type Gateway, gatewayOf } from '../../subjects/gateway/gateway.ts'
import { seedApplication } from '../../subjects/seeding/seedApplication.ts'
import { timestampAt } from '../../subjects/worlds/today.ts'
import { callBackTo } from '../callBackTo.ts'
import { worldNamed } from './worldNamed.ts'

const stateOf = ({ app_id: appId, ended_at: endedAt }: TransactionRow): ListedApplication['state'] => {
  if (appId !== null) return 'submitted'
  return endedAt === null ? 'started' : 'ended'
}

const listed = (row: TransactionRow): ListedApplication => ({
  state_id: row.id,
  app_id: row.app_id,
  flow: `${row.domain}/${row.type}` as FlowId,
  state: stateOf(row),
  started_at: timestampAt(row.created_at),
  submitted_at: row.submitted_at === null ? null : timestampAt(row.submitted_at),
})

export const applicationRoutes = (
  service: Service,
  app: FastifyInstance,
): Handlers<typeof control.applications> => {
  const { db, clock } = service
  const gateway: Gateway = gatewayOf(service, callBackTo(app, app.seedHeaders))

  const transactionIn = async (world: string, id: string): Promise<TransactionRow> => {
    const found = await findTransactionNamed(db, id)
    if (found?.world !== world)
      throw new Refusal('not_found', { description: 'There is no such application.' })
    return found
  }
  /** Pays the open payment of an application, if it has one. */
  const pay = async (world: WorldRow, state_id: string): Promise<void> => {
    const [payment] = await listPayments(db, { world: world.id, id: state_id })
    if (payment !== undefined)
      await gateway.choose(world, worldTime(world, clock()), payment.reference, 'payment.success')
  }

  return {
    list: async ({ params, query: { state, flow, text, after: afterId, limit } }) => {
      const { id: world } = await worldNamed(service, params.world)
      const after = afterId === undefined ? undefined : await transactionIn(world, afterId)
      const [domain, type] = flow?.split('/') ?? []
      const { rows, total } = await listTransactions(
        db,
        world,
        { state, domain, type, text },
        { after, limit },
      )
      return { status: 200, body: { applications: rows.map(listed), total } }
    },
    read: async ({ params }) => {
      const { id: world } = await worldNamed(service, params.world)
      const row = await transactionIn(world, params.application)
      const attachments = await listAttachments(db, { world, state_id: row.id })
      const payments = await listPayments(db, row)
      return {
        status: 200,
        body: {
          ...listed(row),
          submission: row.body === null ? null : submitBody.parse(JSON.parse(row.body)),
          documents: attachments.map(({ id, type, filename, size }) => ({
            file_id: id,
            type,
            filename,
            size,
          })),
          payments: payments.map(({ reference, state, created_at: at }) => ({
            reference,
            state,
            opened_at: timestampAt(at),
          })),
        },
      }
    },
    seed: async ({ params, body: { count, flow, paid } }) => {
      const world = await worldNamed(service, params.world)
      const first = await countTransactions(db, world.id)
      const headers = { ...app.seedHeaders, 'x-world': world.id }
      const applications: { readonly state_id: string; readonly app_id: string }[] = []
      for (let index = 0; index < count; index += 1) {
        const seeded = await seedApplication(call => app.inject(call), headers, {
          flow,
          number: first + index,
        })
        if (paid) await pay(world, seeded.state_id)
        applications.push(seeded)
      }
      return { status: 201, body: { applications } }
    },
  }
}
