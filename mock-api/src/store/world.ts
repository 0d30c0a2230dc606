import type { WorldRow } from './tables.ts'

/** The world of calls without another one. It always exists. */
export const defaultWorld = 'default'

/** The time of a world at the real time `real`. Both in epoch milliseconds. */
export const worldTime = (world: Pick<WorldRow, 'clock_offset' | 'frozen_at'>, real: number): number =>
  world.frozen_at ?? real + world.clock_offset
