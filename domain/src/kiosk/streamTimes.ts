import { kioskHeartbeatSeconds } from './kioskSession.ts'

/** After this time without an event a stream counts as broken: it has missed two heartbeats. Milliseconds. */
export const streamTimeout = (2 * kioskHeartbeatSeconds + 5) * 1000

/** How long a kiosk tries to reconnect before its link counts as expired (C-177). Milliseconds. */
export const reconnectTimeout = 60_000

const firstDelay = 1000
const longestDelay = 30_000

/**
 * The delay before the next attempt to reconnect. `failures`: attempts that failed since the stream was last open;
 * `chance`: 0 to below 1, so that kiosks which lost the service together do not reconnect together. Milliseconds.
 */
export const reconnectDelay = (failures: number, chance: number): number =>
  Math.min(firstDelay * 2 ** failures, longestDelay) * (0.5 + chance / 2)
