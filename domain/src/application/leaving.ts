/** How long an application that was left can be continued in the same tab, in milliseconds. Ours. */
export const continuationLimit = 1_800_000

/** Whether an application that was left at this time can still be continued. A clock that was put back ends it. */
export const isContinuable = (leftAt: number, now: number): boolean =>
  now >= leftAt && now - leftAt < continuationLimit
