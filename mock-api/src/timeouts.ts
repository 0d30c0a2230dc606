/** How long the service waits for callers that are slow, and for its own end. Milliseconds, unless it says otherwise. */
export interface Timeouts {
  /** After the stop signal: how long calls may still take, before their connections are cut. */
  readonly lastCalls: number
}

export const defaultTimeouts: Timeouts = { lastCalls: 6_000 }
