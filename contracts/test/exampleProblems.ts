import type { AppRoute } from '@ts-rest/core'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { answersOf, type RequestPart, requestParts, requestSchema, docsOf } from '../scripts/openapi/parts.ts'
import type { ExampleCall } from '../src/endpointDocs.ts'

const partOf = (call: ExampleCall, part: RequestPart): unknown => {
  if (part === 'pathParams') return call.params ?? {}
  if (part === 'body') return call.body
  return call[part] ?? {}
}

/** In examples a sentence replaces the bytes of a file. */
const withFiles = (schema: z.ZodType, value: unknown): unknown => {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      schema.shape[name] instanceof z.ZodFile ? new File([String(inner)], 'example') : inner,
    ]),
  )
}

/** The parts of a call that its schemas refuse, each with its messages. */
export const refusedParts = (route: AppRoute, call: ExampleCall): readonly string[] =>
  requestParts.flatMap(part => {
    const schema = requestSchema(route, part)
    const result = schema?.safeParse(withFiles(schema, partOf(call, part)))
    return result?.success === false ? [`${part}: ${z.prettifyError(result.error)}`] : []
  })

/** Whether a text is a sentence: it ends with a full stop, a question mark or an exclamation mark. */
export const isProse = (text: string | undefined): boolean => text !== undefined && /^\S.*[.!?]$/su.test(text)

/** The problems of the answer in the valid example. A sentence replaces an answer that is not JSON. */
export const answerProblems = (route: AppRoute): readonly string[] => {
  const { status, body } = docsOf(route).example.valid.answer
  const answer = answersOf(route).find(candidate => candidate.status === status)
  if (answer === undefined) return [`The call does not answer ${status}`]
  const { schema, contentType } = answer
  if (schema === undefined) return body === undefined ? [] : ['The answer has no body']
  if (contentType !== 'application/json')
    return typeof body === 'string' && isProse(body) ? [] : ['The answer is not replaced by a sentence']
  const result = schema.safeParse(body)
  if (!result.success) return [z.prettifyError(result.error)]
  return isDeepStrictEqual(result.data, body) ? [] : ['The answer has a field that is not described']
}
