import { z } from 'zod'
import { type ServiceErrorCode, serviceErrorCodes } from '../../src/errors.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** A converted schema without the words about its dialect, which a document says once. */
export const withoutDialect = (schema: JsonSchema): JsonSchema => {
  const { $schema: _draft, $id: _id, '~standard': _standard, ...rest } = schema
  return rest
}

/** A pattern without the backslash that JavaScript alone needs before a slash, which generators would escape again. */
const withPlainSlashes = (pattern: string): string =>
  pattern.replaceAll(/\\(.)/g, (pair, sign) => (sign === '/' ? '/' : pair))

/**
 * How schemas are converted: as their input is, before defaults and normalisation. A list that TypeScript may not change
 * is no `readOnly` one: OpenAPI means a field by it that a request must not have.
 */
export const conversion = {
  io: 'input',
  override: ({ jsonSchema: schema }: { jsonSchema: JsonSchema }) => {
    delete schema.readOnly
    if (schema.pattern !== undefined) schema.pattern = withPlainSlashes(schema.pattern)
  },
} as const

/**
 * A schema as JSON Schema with everything in it. Answers are open, because they may gain fields.
 */
export const jsonSchema = (schema: z.ZodType): JsonSchema =>
  withoutDialect(z.toJSONSchema(schema, conversion))

const parts = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const

/** A schema and every schema inside it, each with the path to it. */
export const everySchema = (schema: JsonSchema, path = ''): readonly (readonly [string, JsonSchema])[] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => inside(inner, `${path}.${name}`)),
  ...parts.flatMap(part => (schema[part] ?? []).flatMap(inner => inside(inner, path))),
  ...(schema.items === undefined || Array.isArray(schema.items) ? [] : inside(schema.items, `${path}[]`)),
]

const inside = (inner: JsonSchema | boolean, path: string): readonly (readonly [string, JsonSchema])[] =>
  typeof inner === 'object' ? everySchema(inner, path) : []

/** The codes that a refusal may carry. */
export const codesOf = (schema: z.ZodType): readonly ServiceErrorCode[] => {
  const error = jsonSchema(schema).properties?.['error']
  const codes: readonly unknown[] = typeof error === 'object' ? (error.enum ?? []) : []
  return serviceErrorCodes.filter(code => codes.includes(code))
}
