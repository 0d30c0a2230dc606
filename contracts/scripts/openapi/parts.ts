import type { AppRoute } from '@ts-rest/core'
import { z } from 'zod'
import { type ContractAnswer, contractAnswer } from '../../src/answerIssues.ts'
import type { EndpointDocs } from '../../src/endpointDocs.ts'

/** The parts of a request. */
export const requestParts = ['pathParams', 'query', 'headers', 'body'] as const
export type RequestPart = (typeof requestParts)[number]

/** The schema of a part of a request; undefined where the call has none. A contract lists headers one by one. */
export const requestSchema = (route: AppRoute, part: RequestPart): z.ZodType | undefined => {
  const schema: unknown = Reflect.get(route, part)
  if (schema instanceof z.ZodType) return schema
  if (part !== 'headers' || typeof schema !== 'object' || schema === null) return undefined
  return z.object(
    Object.fromEntries(
      Object.entries(schema).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
    ),
  )
}

/** Every answer of a call by status. */
export const answersOf = (route: AppRoute): readonly ({ readonly status: number } & ContractAnswer)[] =>
  Object.keys(route.responses).flatMap(listed => {
    const status = Number(listed)
    const answer = contractAnswer(route, status)
    return answer === undefined ? [] : [{ status, ...answer }]
  })

const isEndpointDocs = (metadata: unknown): metadata is EndpointDocs =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'units' in metadata &&
  'errors' in metadata &&
  'example' in metadata

/** The docs of a call. Throws where it has none. */
export const docsOf = (route: AppRoute): EndpointDocs => {
  if (!isEndpointDocs(route.metadata))
    throw new TypeError(`${route.method} ${route.path} has no docs in its metadata`)
  return route.metadata
}
