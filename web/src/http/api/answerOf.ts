import { reportError } from '../observability/errorReporter.ts'
import { ServiceFailure } from './serviceFailure.ts'

/** The same answer; a failure is reported on its way. */
export const reported = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (thrown) {
    reportError(thrown, thrown instanceof ServiceFailure ? thrown.code : undefined)
    throw thrown
  }
}

/** The body of a successful answer. A refusal never comes this far: the transport has thrown it. */
export const answerOf = async <Response extends { readonly status: number; readonly body: unknown }>(
  call: Promise<Response>,
): Promise<Extract<Response, { readonly status: 200 }>['body']> => {
  const { body } = await call
  return body
}
