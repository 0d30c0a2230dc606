import type { World } from '@open-account/contracts/control/worlds'
import { utc } from '../../kit/utc.ts'
import type { Service } from '../../service/service.ts'
import type { WorldRow } from '../../store/tables.ts'
import { timestampAt } from '../../subjects/worlds/today.ts'
import { worldTime } from '../../store/world.ts'

/** A world in the form of the control API. */
export const worldAnswer = ({ clock, env }: Pick<Service, 'clock' | 'env'>, row: WorldRow): World => ({
  id: row.id,
  now: timestampAt(worldTime(row, clock())),
  frozen: row.frozen_at !== null,
  latency_ms: row.latency ?? env.LATENCY_MS,
  created_at: utc(row.created_at),
  expires_at: row.expires_at === null ? null : utc(row.expires_at),
  has_key: row.key_hash !== null,
})
