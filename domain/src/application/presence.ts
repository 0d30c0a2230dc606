/** How long a shared device waits for its person. Milliseconds. */
export const presenceTimers = {
  /** Nothing was touched for so long: the device asks whether somebody is there. */
  idle: 90_000,
  /** Nobody answered for so long: the session ends. */
  warning: 30_000,
  /** Work on a phone or at a terminal counts as activity for at most so long. */
  waiting: 600_000,
} as const

/** When somebody was there, in milliseconds of one clock. */
export interface Presence {
  /** The last touch, key or click. */
  readonly touchedAt: number
  /** The last moment that counts as activity: the touch, or what the person did elsewhere after it. */
  readonly activeAt: number
}

export const touched = (now: number): Presence => ({ touchedAt: now, activeAt: now })

/** The person works on a phone or at a terminal just now. However often that begins, the limit runs from the last touch. */
export const waitedFor = ({ touchedAt, activeAt }: Presence, now: number): Presence => ({
  touchedAt,
  activeAt: Math.max(activeAt, Math.min(now, touchedAt + presenceTimers.waiting)),
})

export type Watch =
  | { readonly kind: 'present' }
  /** Whole seconds until the session ends; at least one. */
  | { readonly kind: 'warned'; readonly secondsLeft: number }
  | { readonly kind: 'gone' }

/** Whether somebody is still there. A clock that was put back starts the wait again. */
export const watch = ({ activeAt }: Presence, now: number): Watch => {
  const left = activeAt + presenceTimers.idle + presenceTimers.warning - now
  if (left <= 0) return { kind: 'gone' }
  return left <= presenceTimers.warning
    ? { kind: 'warned', secondsLeft: Math.ceil(left / 1000) }
    : { kind: 'present' }
}

/**
 * Whether the person who left the page, for the identity service, say, is taken to be the one who comes back to it.
 * Whoever stays away longer than work elsewhere may take finds nothing of it.
 */
export const isSamePerson = ({ touchedAt }: Pick<Presence, 'touchedAt'>, now: number): boolean =>
  now - touchedAt < presenceTimers.waiting
