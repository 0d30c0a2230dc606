/** How long the service waits for slow callers, and for its own stop. Milliseconds, unless stated otherwise. */
export interface Timeouts {
  /** From the first byte of a request to the end of its headers; also for a connection that has sent no byte. */
  readonly headers: number
  /** For a whole request, also a large upload. */
  readonly request: number
  /** For a connection without traffic. */
  readonly connection: number
  /** How often headers and whole requests are checked. */
  readonly requestCheck: number
  /** From the headers to the end of the body, unless it is an upload. */
  readonly body: number
  /** How often an upload is checked, and how many bytes must have come since the last check. */
  readonly uploadCheck: number
  readonly uploadBytes: number
  /** How long a connection is still read after an answer that closes it, so that the answer arrives. */
  readonly linger: number
  /** After the stop signal: how long calls may still take, before their connections are cut. */
  readonly lastCalls: number
}

/** Together at most 20 seconds for any slow caller; an upload may continue at 1,000 bytes a second or more. */
export const defaultTimeouts: Timeouts = {
  headers: 8_000,
  request: 600_000,
  connection: 60_000,
  requestCheck: 1_000,
  body: 9_000,
  uploadCheck: 8_000,
  uploadBytes: 8_000,
  linger: 1_000,
  lastCalls: 6_000,
}
