import { kioskHeartbeatSeconds } from './kioskSession.ts'

/** After how long a stream that says nothing is taken for cut: it has missed two heartbeats. Milliseconds. */
export const silentAfter = (2 * kioskHeartbeatSeconds + 5) * 1000

/** How long a kiosk tries to reconnect before its link counts as expired (C-177). Milliseconds. */
export const reconnectFor = 60_000

const firstPause = 1000
const longestPause = 30_000

/**
 * How long to wait before a line is taken up again. `tries`: how often that failed since it last stood; `chance`: 0 to
 * below 1, so that kiosks which were cut together do not come back together. Milliseconds.
 */
export const reconnectPause = (tries: number, chance: number): number =>
  Math.min(firstPause * 2 ** tries, longestPause) * (0.5 + chance / 2)
