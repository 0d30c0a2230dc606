import type { control } from '@open-account/contracts/control/control'
import { maxOwnValues } from '@open-account/contracts/control/ownValues'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import { ownValuesOf } from '../../scenarios/ownValues.ts'
import type { Service } from '../../service/service.ts'
import { changeWorld } from '../../store/worlds.ts'
import { pageOf } from './pageOf.ts'
import { worldNamed } from './worldNamed.ts'

export const ownValueRoutes = (service: Service): Handlers<typeof control.ownValues> => ({
  list: async ({ params, query }) => {
    const world = await worldNamed(service, params.world)
    const { page, total } = pageOf(ownValuesOf(world), query, {
      idOf: ({ kind, value }) => `${kind}.${value}`,
      textOf: own => JSON.stringify(own),
    })
    return { status: 200, body: { values: page, total } }
  },
  set: async ({ params, body }) => {
    const world = await worldNamed(service, params.world)
    const others = ownValuesOf(world).filter(({ kind, value }) => kind !== body.kind || value !== body.value)
    if (others.length >= maxOwnValues)
      throw new Refusal('world_conflict', { description: `A world has at most ${maxOwnValues} own values.` })
    await changeWorld(service.db, world.id, { own_values: JSON.stringify([...others, body]) })
    return { status: 200, body }
  },
  remove: async ({ params: { world: name, kind, value } }) => {
    const world = await worldNamed(service, name)
    const own = ownValuesOf(world)
    const others = own.filter(other => other.kind !== kind || other.value !== value)
    if (others.length === own.length)
      throw new Refusal('not_found', { description: 'This world has no such value of its own.' })
    await changeWorld(service.db, world.id, { own_values: JSON.stringify(others) })
    return { status: 204, body: undefined }
  },
  clear: async ({ params }) => {
    const { id } = await worldNamed(service, params.world)
    await changeWorld(service.db, id, { own_values: null })
    return { status: 204, body: undefined }
  },
})
