import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { CardCall } from './cardCall.ts'

/** What the calls of a world say about one rule. */
export interface CheckResult {
  /** Whether there is a call to which the rule applies. */
  readonly isReached: boolean
  /** The calls that show it, each time that the rule was broken. */
  readonly breaches: readonly (readonly CardCall[])[]
}

/** Checks calls, in the order of their answers, by one rule. */
export type Check = (calls: readonly CardCall[]) => CheckResult

export const isCallOf =
  (...operations: readonly string[]) =>
  ({ operation }: CardCall): boolean =>
    operation !== null && operations.includes(operation)

/** Checks the calls of each application by themselves. */
export const perApplication =
  (check: Check): Check =>
  calls => {
    const named = calls.filter(({ application }) => application !== null)
    const results = [...Map.groupBy(named, ({ application }) => application).values()].map(check)
    return {
      isReached: results.some(({ isReached }) => isReached),
      breaches: results.flatMap(({ breaches }) => breaches),
    }
  }

/** A rule that a call breaks by itself. */
export const everyCall =
  (applies: (call: CardCall) => boolean, isBroken: (call: CardCall) => boolean): Check =>
  calls => {
    const checked = calls.filter(applies)
    return { isReached: checked.length > 0, breaches: checked.filter(isBroken).map(call => [call]) }
  }

/** A rule that a call breaks when the service refuses it with one of these errors, unless a tester added the refusal. */
export const neverRefusedWith = (
  applies: (call: CardCall) => boolean,
  ...errors: readonly ServiceErrorCode[]
): Check => everyCall(applies, ({ error, isFaulty }) => error !== null && errors.includes(error) && !isFaulty)

/**
 * A rule about a call and the last one before it that matters for it: it is reached when there are both, and broken when
 * they contradict each other.
 */
export const agreesWithLast = (
  applies: (call: CardCall) => boolean,
  isEarlier: (call: CardCall) => boolean,
  agrees: (call: CardCall, earlier: CardCall) => boolean,
): Check =>
  perApplication(calls => {
    const pairs = calls.flatMap((call, index) => {
      if (!applies(call)) return []
      const earlier = calls.slice(0, index).findLast(isEarlier)
      return earlier === undefined ? [] : [{ call, earlier }]
    })
    return {
      isReached: pairs.length > 0,
      breaches: pairs
        .filter(({ call, earlier }) => !agrees(call, earlier))
        .map(({ call, earlier }) => [earlier, call]),
    }
  })

/** A rule about what must not follow a call: the calls between it and the next one that lifts it are checked. */
export const notAfter = (
  begins: (call: CardCall) => boolean,
  lifts: (call: CardCall) => boolean,
  isBroken: (call: CardCall, first: CardCall) => boolean,
): Check =>
  perApplication(calls => {
    const breaches: (readonly CardCall[])[] = []
    let first: CardCall | null = null
    for (const call of calls) {
      if (first !== null && isBroken(call, first)) breaches.push([first, call])
      if (lifts(call)) first = null
      if (begins(call)) first = call
    }
    return { isReached: calls.some(begins), breaches }
  })
