import { z } from 'zod'

/** A part of a schema that the reference shows. Every part of it may be left out. */
export interface Schema {
  readonly $ref?: string | undefined
  readonly type?: string | readonly string[] | undefined
  readonly description?: string | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly items?: Schema | undefined
  readonly anyOf?: readonly Schema[] | undefined
  readonly oneOf?: readonly Schema[] | undefined
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string()).readonly()]).optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).readonly().optional(),
    const: z.unknown().optional(),
    properties: z.record(z.string(), schema).readonly().optional(),
    required: z.array(z.string()).readonly().optional(),
    items: schema.optional(),
    anyOf: z.array(schema).readonly().optional(),
    oneOf: z.array(schema).readonly().optional(),
  }),
)

const content = z.record(z.string(), z.object({ schema: schema.optional(), example: z.unknown().optional() }))

const answer = z.object({ description: z.string(), content: content.optional() })

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        description: z.string().default(''),
        example: z.unknown().optional(),
        schema,
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), answer])),
})

/** What the reference shows of an OpenAPI document. */
export const openApi = z.object({
  info: z.object({ title: z.string(), description: z.string(), version: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema), responses: z.record(z.string(), answer) }),
})
export type OpenApi = z.infer<typeof openApi>

type Operation = z.infer<typeof operation>

/** A call with its method and its path. */
export type Call = Operation & { readonly method: string; readonly path: string }

/** The calls of a document with a tag, in its order. */
export const callsOf = ({ paths }: OpenApi, tag: string): readonly Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
  )

const lastPart = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** A schema itself where another one refers to it, with the description of the reference. */
export const resolved = ({ components }: OpenApi, part: Schema): Schema => {
  const target = part.$ref === undefined ? undefined : components.schemas[lastPart(part.$ref)]
  return target === undefined ? part : { ...target, description: part.description ?? target.description }
}

/** An answer itself where a reference names it. */
export const resolvedAnswer = (
  { components }: OpenApi,
  part: Operation['responses'][string],
): z.infer<typeof answer> =>
  '$ref' in part ? (components.responses[lastPart(part.$ref)] ?? { description: '' }) : part
