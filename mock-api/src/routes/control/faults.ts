import type { control } from '@open-account/contracts/control/control'
import { type Fault, fault, faultConditions, faultEffect } from '@open-account/contracts/control/faults'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import { sequentialId } from '../../kit/sequentialId.ts'
import type { Service } from '../../service/service.ts'
import { clearFaults, deleteFault, insertFault, listFaults } from '../../store/faults.ts'
import type { FaultRow } from '../../store/tables.ts'
import { pageOf } from './pageOf.ts'
import { worldNamed } from './worldNamed.ts'

const faultOf = ({ id, operation, effect, conditions, matched, struck, remaining }: FaultRow): Fault =>
  fault.parse({
    id,
    operation,
    effect: faultEffect.parse(JSON.parse(effect)),
    ...faultConditions.parse(JSON.parse(conditions)),
    matched,
    struck,
    remaining,
  })

export const faultRoutes = (service: Service): Handlers<typeof control.faults> => {
  const { db, clock } = service
  return {
    list: async ({ params, query }) => {
      const { id } = await worldNamed(service, params.world)
      const rows = await listFaults(db, id)
      const { page, total } = pageOf(rows, query, {
        idOf: row => row.id,
        textOf: row => `${row.operation} ${row.effect} ${row.conditions}`,
      })
      return { status: 200, body: { faults: page.map(faultOf), total } }
    },
    add: async ({ params, body: { operation, effect, times, ...conditions } }) => {
      const { id: world } = await worldNamed(service, params.world)
      const row: FaultRow = {
        id: sequentialId(clock()),
        world,
        operation,
        effect: JSON.stringify(effect),
        conditions: JSON.stringify(conditions),
        matched: 0,
        struck: 0,
        remaining: times,
      }
      await db.transaction().execute(trx => insertFault(trx, row))
      return { status: 201, body: faultOf(row) }
    },
    remove: async ({ params }) => {
      const { id: world } = await worldNamed(service, params.world)
      if (!(await deleteFault(db, world, params.fault)))
        throw new Refusal('not_found', { description: 'This world has no such fault.' })
      return { status: 204, body: undefined }
    },
    clear: async ({ params }) => {
      const { id } = await worldNamed(service, params.world)
      await db.transaction().execute(trx => clearFaults(trx, id))
      return { status: 204, body: undefined }
    },
  }
}
