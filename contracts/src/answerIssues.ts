import { z } from 'zod'
import type { Issue } from './errors.ts'
import { schemaIssues } from './schemaIssues.ts'

/** The answers of a call by status, as its contract lists them. */
interface ListedAnswers {
  readonly responses: Readonly<Record<number, unknown>>
}

/** What the contract says about the body of an answer, if it has one. The schema of text or bytes only describes them. */
export type ContractAnswer =
  | { readonly contentType: null; readonly schema: null }
  | { readonly contentType: string; readonly schema: z.ZodType | null }

const json = 'application/json'

const hasContentType = (response: unknown): response is { contentType: string; body: unknown } =>
  typeof response === 'object' && response !== null && 'contentType' in response && 'body' in response

/** What the contract of a call says about its answer with a status; undefined where it lists no such status. */
export const contractAnswer = ({ responses }: ListedAnswers, status: number): ContractAnswer | undefined => {
  const response = responses[status]
  if (response === undefined) return undefined
  if (response instanceof z.ZodType) return { contentType: json, schema: response }
  if (!hasContentType(response)) return { contentType: null, schema: null }
  const { contentType, body } = response
  return { contentType, schema: body instanceof z.ZodType ? body : null }
}

/** An answer as it arrived. */
export interface ArrivedAnswer {
  readonly status: number
  /** The header Content-Type; empty where it is missing. */
  readonly contentType: string
  /** The value of a JSON body, otherwise its text or bytes. */
  readonly body: unknown
}

const typeOf = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The body of an answer that arrived as text: its value if it is JSON, the text itself if it is not. */
export const answerBody = (contentType: string, text: string): unknown => {
  if (typeOf(contentType) !== json) return text
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || body === '' || (body instanceof Uint8Array && body.length === 0)

const whole = (message: string): readonly Issue[] => [{ path: '', message }]

/**
 * Where an answer differs from the contract of its call: in its status, its content type, or the fields of a JSON body;
 * nothing for a valid answer. Fields that the contract does not describe are no difference.
 */
export const answerIssues = (
  call: ListedAnswers,
  { status, contentType, body }: ArrivedAnswer,
): readonly Issue[] => {
  const described = contractAnswer(call, status)
  if (described === undefined) return whole(`The call has no answer with the status ${status}`)
  const type = typeOf(contentType)
  if (described.contentType === null) return isEmpty(body) ? [] : whole('The answer has a body')
  if (type !== described.contentType)
    return whole(`The content type is ${type === '' ? 'missing' : type}, expected ${described.contentType}`)
  return type === json ? schemaIssues(described.schema?.safeParse(body).error) : []
}
