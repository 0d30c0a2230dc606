/** How long a shared device waits for its applicant. Milliseconds. */
export const presenceTimers = {
  /** After this time without a touch the device shows a warning. */
  idle: 90_000,
  /** After this time with the warning the session ends. */
  warning: 30_000,
  /** After End Session the applicant has this time to undo it. */
  undo: 5_000,
  /** Work on a phone or at a terminal counts as activity for at most this time. */
  waiting: 600_000,
} as const

/** When the applicant was last active, in milliseconds of one clock. */
export interface Presence {
  /** The last touch, key or click. */
  readonly touchedAt: number
  /** The last activity: the touch, or what the applicant did on another device after it. */
  readonly activeAt: number
}

export const presenceAtTouch = (now: number): Presence => ({ touchedAt: now, activeAt: now })

/** The applicant is working on a phone or at a terminal now. The limit counts from the last touch. */
export const presenceWhileWaiting = ({ touchedAt, activeAt }: Presence, now: number): Presence => ({
  touchedAt,
  activeAt: Math.max(activeAt, Math.min(now, touchedAt + presenceTimers.waiting)),
})

export type PresenceStatus =
  | { readonly kind: 'present' }
  /** Whole seconds until the session ends; at least one. */
  | { readonly kind: 'warned'; readonly secondsLeft: number }
  | { readonly kind: 'gone' }

/** Whether the applicant still uses the device. A clock that was put back starts the wait again. */
export const presenceStatus = ({ activeAt }: Presence, now: number): PresenceStatus => {
  const left = activeAt + presenceTimers.idle + presenceTimers.warning - now
  if (left <= 0) return { kind: 'gone' }
  return left <= presenceTimers.warning
    ? { kind: 'warned', secondsLeft: Math.ceil(left / 1000) }
    : { kind: 'present' }
}

/**
 * Whether the person who comes back to the page, from the identity service for example, counts as the one who left it.
 * After `presenceTimers.waiting` it may be another person, so the session is over.
 */
export const isSamePerson = ({ touchedAt }: Pick<Presence, 'touchedAt'>, now: number): boolean =>
  now - touchedAt < presenceTimers.waiting
