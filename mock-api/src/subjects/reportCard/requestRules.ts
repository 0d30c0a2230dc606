import type { CardCall } from './cardCall.ts'
import { everyCall, isCallOf, type Check, neverRefusedWith } from './check.ts'

/** How often a call that the service cannot serve may be repeated in a row. */
const retries = 5

const always = () => true

/** Whether the service could not serve a call. */
const isUnserved = ({ status }: CardCall): boolean => status === 0 || status >= 500

/** The runs of calls with the same request that were not served, each with all its calls. */
const unservedRuns = (calls: readonly CardCall[]): readonly (readonly CardCall[])[] =>
  [...Map.groupBy(calls, ({ text }) => text).values()].flatMap(same => {
    const runs: CardCall[][] = [[]]
    for (const call of same)
      if (isUnserved(call)) runs.at(-1)?.push(call)
      else runs.push([])
    return runs
  })

/** The rules for every request. */
export const requestRules = {
  'request.known-address': everyCall(always, ({ operation }) => operation === null),
  'request.valid': neverRefusedWith(always, 'invalid_request', 'unsupported_media_type', 'request_too_large'),
  /** The gateway makes the callback. */
  'request.authorized': neverRefusedWith(call => !isCallOf('payment.callback')(call), 'unauthorized'),
  'request.order': neverRefusedWith(always, 'out_of_order'),
  'request.few-retries': calls => ({
    isReached: calls.some(isUnserved),
    breaches: unservedRuns(calls).filter(({ length }) => length > retries + 1),
  }),
  'flags.read-first': calls => {
    const start = calls.find(isCallOf('transaction.start'))
    const flags = calls.find(isCallOf('appconfig.read'))
    const isRead = start === undefined || (flags !== undefined && calls.indexOf(flags) < calls.indexOf(start))
    return { isReached: start !== undefined, breaches: isRead ? [] : [[start]] }
  },
} as const satisfies Readonly<Record<string, Check>>
