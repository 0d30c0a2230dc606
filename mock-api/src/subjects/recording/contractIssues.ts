import { contract } from '@open-account/contracts'
import type { Issue } from '@open-account/contracts/errors'
import { everyRoute } from '@open-account/contracts/everyRoute'
import { z } from 'zod'
import type { BackendAnswer } from './backendAnswer.ts'
import { parsedJson } from '../../kit/parsedJson.ts'

const whole = (message: string): readonly Issue[] => [{ path: '', message }]

const typeIn = (schema: unknown): string | null =>
  typeof schema === 'object' && schema !== null && 'contentType' in schema ? String(schema.contentType) : null

/** Where an answer differs from the contract of its call. */
export const contractIssues = (
  operation: string,
  { status, contentType, text }: BackendAnswer,
): readonly Issue[] => {
  const { responses = {} } = everyRoute(contract).find(({ name }) => name === operation)?.route ?? {}
  const schema: unknown = Object.entries(responses).find(([listed]) => Number(listed) === status)?.[1]
  if (schema === undefined) return whole(`The contract of this call has no status ${status}.`)
  const type = typeIn(schema)
  if (type !== null)
    return contentType.startsWith(type) ? [] : whole(`The contract of this answer has the type ${type}.`)
  if (!(schema instanceof z.core.$ZodType))
    return text === '' ? [] : whole('The contract of this answer has no body.')
  const value = text === null ? undefined : parsedJson(text)
  if (value === undefined) return whole('The answer is no JSON.')
  const { error } = z.core.safeParse(schema, value)
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
}
