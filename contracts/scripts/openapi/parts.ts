import type { AppRoute } from '@ts-rest/core'
import { z } from 'zod'
import type { EndpointDocs } from '../../src/endpointDocs.ts'

/** What can be sent with a call. */
export const requestParts = ['pathParams', 'query', 'headers', 'body'] as const
export type RequestPart = (typeof requestParts)[number]

/** The schema of a part of a request; undefined where the call has none. Headers are given one by one. */
export const requestSchema = (route: AppRoute, part: RequestPart): z.ZodType | undefined => {
  const given: unknown = Reflect.get(route, part)
  if (given instanceof z.ZodType) return given
  if (part !== 'headers' || typeof given !== 'object' || given === null) return undefined
  return z.object(
    Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
    ),
  )
}

interface Answer {
  readonly status: number
  readonly contentType: string
  /** Undefined where the answer has no body. */
  readonly schema: z.ZodType | undefined
}

const isOther = (given: unknown): given is { contentType: string; body: unknown } =>
  typeof given === 'object' && given !== null && 'contentType' in given && 'body' in given

/** Every answer of a call by status. */
export const answersOf = (route: AppRoute): readonly Answer[] =>
  Object.entries(route.responses).map(([status, given]: [string, unknown]) => {
    const { contentType, body } = isOther(given) ? given : { contentType: 'application/json', body: given }
    return { status: Number(status), contentType, schema: body instanceof z.ZodType ? body : undefined }
  })

const isEndpointDocs = (metadata: unknown): metadata is EndpointDocs =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'units' in metadata &&
  'errors' in metadata &&
  'example' in metadata

/** The words of a call. Throws where it has none. */
export const docsOf = (route: AppRoute): EndpointDocs => {
  if (!isEndpointDocs(route.metadata)) throw new TypeError(`${route.method} ${route.path} has no words`)
  return route.metadata
}
