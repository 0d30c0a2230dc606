import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * A schema as JSON Schema, as its input is: before defaults and normalisation. Answers are open, because they may gain
 * fields.
 */
export const jsonSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _draft, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

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
export const codesOf = (schema: z.ZodType): readonly string[] => {
  const error = jsonSchema(schema).properties?.['error']
  return typeof error === 'object' && Array.isArray(error.enum) ? error.enum.map(String) : []
}
