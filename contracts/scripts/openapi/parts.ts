import type { AppRoute } from '@ts-rest/core'
import { z } from 'zod'
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

interface Answer {
  readonly status: number
  readonly contentType: string
  /** Undefined where the answer has no body. */
  readonly schema: z.ZodType | undefined
}

const hasContentType = (response: unknown): response is { contentType: string; body: unknown } =>
  typeof response === 'object' && response !== null && 'contentType' in response && 'body' in response

/** Every answer of a call by status. */
export const answersOf = (route: AppRoute): readonly Answer[] =>
  Object.entries(route.responses).map(([status, response]: [string, unknown]) => {
    const { contentType, body } = hasContentType(response)
      ? response
      : { contentType: 'application/json', body: response }
    return { status: Number(status), contentType, schema: body instanceof z.ZodType ? body : undefined }
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
