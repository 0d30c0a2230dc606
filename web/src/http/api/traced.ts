import type { ApiFetcher } from '@ts-rest/core'
import { ServiceFailure } from './serviceFailure.ts'
import { reportTrace } from '../observability/errorReporter.ts'

/** A transport that reports every call it makes. */
export const traced =
  (transport: ApiFetcher): ApiFetcher =>
  async args => {
    const start = performance.now()
    const report = (outcome: string) =>
      reportTrace({
        method: args.method,
        path: args.route.path,
        outcome,
        milliseconds: Math.round(performance.now() - start),
      })
    try {
      const answer = await transport(args)
      report('ok')
      return answer
    } catch (thrown) {
      report(thrown instanceof ServiceFailure ? thrown.code : 'cancelled')
      throw thrown
    }
  }
