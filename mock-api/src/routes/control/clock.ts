import { lastMoment } from '@open-account/contracts/control/clock'
import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { changeWorld, type WorldChange } from '../../store/worlds.ts'
import type { WorldRow } from '../../store/tables.ts'
import { timestampAt } from '../../subjects/worlds/today.ts'
import { worldTime } from '../../store/world.ts'
import { momentOf } from './moment.ts'
import { worldNamed } from './worldNamed.ts'

const second = 1_000

export const clockRoutes = (service: Service): Handlers<typeof control.clock> => {
  const { db, clock } = service
  const shown = (row: WorldRow) => ({
    now: timestampAt(worldTime(row, clock())),
    frozen: row.frozen_at !== null,
  })
  const change = async (id: string, next: (row: WorldRow, real: number) => WorldChange) => {
    await changeWorld(db, id, next(await worldNamed(service, id), clock()))
    return { status: 200, body: shown(await worldNamed(service, id)) } as const
  }

  return {
    read: async ({ params }) => ({ status: 200, body: shown(await worldNamed(service, params.world)) }),
    set: ({ params, body: { now } }) =>
      change(params.world, (row, real) => {
        const moment = now === null ? real : momentOf(now)
        return row.frozen_at === null || now === null
          ? { clock_offset: moment - real, frozen_at: null }
          : { frozen_at: moment }
      }),
    advance: ({ params, body: { seconds } }) =>
      change(params.world, (row, real) => {
        if (worldTime(row, real) + seconds * second > momentOf(lastMoment))
          throw new Refusal('invalid_request', {
            issues: [{ path: 'seconds', message: `The clock shows times until ${lastMoment}.` }],
          })
        return row.frozen_at === null
          ? { clock_offset: row.clock_offset + seconds * second }
          : { frozen_at: row.frozen_at + seconds * second }
      }),
    freeze: ({ params, body: { frozen } }) =>
      change(params.world, (row, real) => {
        const shownNow = worldTime(row, real)
        return frozen ? { frozen_at: shownNow } : { frozen_at: null, clock_offset: shownNow - real }
      }),
  }
}
