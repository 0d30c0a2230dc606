import { reportError } from '../observability/errorReporter.ts'
import { ServiceFailure } from './serviceFailure.ts'

/** The same answer; a failure is reported on its way. */
export const reported = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (thrown) {
    if (thrown instanceof Error)
      reportError(thrown, thrown instanceof ServiceFailure ? thrown.code : undefined)
    throw thrown
  }
}
