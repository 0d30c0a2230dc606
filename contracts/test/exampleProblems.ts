import type { AppRoute } from '@ts-rest/core'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { requestErrors } from '../scripts/openapi/callErrors.ts'
import { answersOf, docsOf } from '../scripts/openapi/parts.ts'
import type { ExampleCall } from '../src/endpointDocs.ts'

/** The parts of a call that its schemas refuse, each with its messages. */
export const refusedParts = (route: AppRoute, call: ExampleCall): readonly string[] =>
  Object.entries(requestErrors(route, call)).map(([part, error]) => `${part}: ${z.prettifyError(error)}`)

/** Whether a text is a sentence: it ends with a full stop, a question mark or an exclamation mark. */
export const isProse = (text: string | undefined): boolean => text !== undefined && /^\S.*[.!?]$/su.test(text)

/** The problems of the answer in the valid example. A sentence replaces an answer that is not JSON. */
export const answerProblems = (route: AppRoute): readonly string[] => {
  const { status, body } = docsOf(route).example.valid.answer
  const answer = answersOf(route).find(candidate => candidate.status === status)
  if (answer === undefined) return [`The call does not answer ${status}`]
  const { schema, contentType } = answer
  if (schema === null) return body === undefined ? [] : ['The answer has no body']
  if (contentType !== 'application/json')
    return typeof body === 'string' && isProse(body) ? [] : ['The answer is not replaced by a sentence']
  const result = schema.safeParse(body)
  if (!result.success) return [z.prettifyError(result.error)]
  return isDeepStrictEqual(result.data, body) ? [] : ['The answer has a field that is not described']
}
