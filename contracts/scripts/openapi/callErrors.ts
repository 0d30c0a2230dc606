import type { AppRoute } from '@ts-rest/core'
import { z } from 'zod'
import type { ExampleCall } from '../../src/endpointDocs.ts'
import { type RequestPart, requestParts, requestSchema } from './parts.ts'

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

/** Why the schemas of a call refuse the parts of an example. */
export const requestErrors = (
  route: AppRoute,
  call: ExampleCall,
): Readonly<Partial<Record<RequestPart, z.ZodError>>> =>
  Object.fromEntries(
    requestParts.flatMap(part => {
      const schema = requestSchema(route, part)
      const error = schema?.safeParse(withFiles(schema, partOf(call, part))).error
      return error === undefined ? [] : [[part, error]]
    }),
  )
