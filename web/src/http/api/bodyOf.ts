import { reportError } from '../observability/errorReporter.ts'
import { ServiceFailure } from './serviceFailure.ts'

/** Returns the result of the call; a failure is reported and thrown again. */
export const reported = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (thrown) {
    reportError(thrown, thrown instanceof ServiceFailure ? thrown.code : undefined)
    throw thrown
  }
}

/** The body of a successful response. The transport throws every refusal. */
export const bodyOf = async <Response extends { readonly status: number; readonly body: unknown }>(
  call: Promise<Response>,
): Promise<Extract<Response, { readonly status: 200 | 201 }>['body']> => {
  const { body } = await call
  return body
}
