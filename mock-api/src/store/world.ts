import type { WorldRow } from './tables.ts'

/** The world of everybody who names none. It is always there. */
export const defaultWorld = 'default'

/** What the clock of a world shows when the real one shows `real`. Both in epoch milliseconds. */
export const worldTime = (world: Pick<WorldRow, 'clock_offset' | 'frozen_at'>, real: number): number =>
  world.frozen_at ?? real + world.clock_offset
