import fc from 'fast-check'

/** The part of JSON Schema 2020-12 that the OpenAPI document of the contract uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema: JsonSchema
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | JsonSchema)[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>> }
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** A request to be sent. */
export interface FuzzedRequest {
  readonly operation: string
  readonly method: string
  /** The path in the document, such as '/payment/{txnRef}'. */
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly contentType?: string
}

/** Values that handlers do not expect. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1e308,
    -0,
    0.1,
    2 ** 53,
    [],
    {},
    [[]],
    '\u0000',
    '\uD800',
    '../../etc/passwd',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '%00%0d%0a',
    '𠮷野家 مرحبا',
    '１２３４',
    'a'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Resolves the reference of a schema in the document. */
const resolved = (document: OpenApi, schema: JsonSchema): JsonSchema => {
  if (schema.$ref === undefined) return schema
  const target = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
  return resolved(document, target as JsonSchema)
}

/** Texts that match a pattern; any short text for a pattern that fast-check cannot generate, such as look-ahead. */
const matching = (pattern: string, maxLength: number): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength })
  } catch {
    return fc.string({ maxLength })
  }
}

const textOf = ({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> => {
  const longest = Math.max(minLength, Math.min(maxLength, 200))
  return pattern === undefined ? fc.string({ minLength, maxLength: longest }) : matching(pattern, longest)
}

/** Values that a schema describes. */
const valueOf = (document: OpenApi, reference: JsonSchema): fc.Arbitrary<unknown> => {
  const schema = resolved(document, reference)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices !== undefined) return fc.oneof(...choices.map(choice => valueOf(document, choice)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const [type = ''] = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  return (byType[type] ?? (() => junk))(document, schema)
}

type Generator = (document: OpenApi, schema: JsonSchema) => fc.Arbitrary<unknown>

const byType: Readonly<Record<string, Generator>> = {
  object: (document, schema) => recordOf(document, schema),
  array: (document, { items = {} }) => fc.array(valueOf(document, items), { maxLength: 4 }),
  string: (_document, schema) => textOf(schema),
  integer: (_document, { minimum = -1_000_000, maximum = 1_000_000 }) =>
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 53)) }),
  number: (_document, { minimum = -1_000_000, maximum = 1_000_000 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

const recordOf = (document: OpenApi, { properties = {}, required = [] }: JsonSchema) =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valueOf(document, inner)])),
    { requiredKeys: [...required].filter(name => name in properties), noNullPrototype: true },
  ) as fc.Arbitrary<Record<string, unknown>>

type Fields = Readonly<Record<string, unknown>>

/** A record with one field replaced, deleted or added, also in a nested record. */
const withOneChange = (fields: Fields): fc.Arbitrary<Fields> => {
  const names = Object.keys(fields)
  const added = fc
    .tuple(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'extra'), fc.string()), junk)
    .map(([name, value]) => ({ ...fields, [name]: value }))
  if (names.length === 0) return added
  const name = fc.constantFrom(...names)
  const replaced = fc.tuple(name, junk).map(([key, value]) => ({ ...fields, [key]: value }))
  const removed = name.map(key =>
    Object.fromEntries(Object.entries(fields).filter(([other]) => other !== key)),
  )
  const nested = name.chain(key => {
    const inner = fields[key]
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? withOneChange(inner as Fields).map(changed => ({ ...fields, [key]: changed }))
      : replaced
  })
  return fc.oneof(replaced, removed, added, nested)
}

/** A record as it is, or with up to three changes. */
const perturbed = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc.oneof(
    { weight: 2, arbitrary: fields },
    { weight: 3, arbitrary: fields.chain(withOneChange) },
    { weight: 1, arbitrary: fields.chain(withOneChange).chain(withOneChange).chain(withOneChange) },
  )

/** A valid call of each operation, by the operation's id: the examples of the contract. */
export type Examples = Readonly<
  Record<
    string,
    { readonly params?: Fields; readonly query?: Fields; readonly headers?: Fields; readonly body?: unknown }
  >
>

const bodyOf = (
  document: OpenApi,
  { requestBody }: Operation,
  example: unknown,
): fc.Arbitrary<Pick<FuzzedRequest, 'body' | 'contentType'>> => {
  const [[contentType, content] = ['', {}]] = Object.entries(requestBody?.content ?? {})
  if (contentType === '') return fc.constant({})
  const described = valueOf(document, content.schema ?? {})
  const fields = typeof example === 'object' && example !== null ? fc.constant(example as Fields) : described
  return fc.oneof(
    {
      weight: 4,
      arbitrary: perturbed(fields as fc.Arbitrary<Fields>).map(body => ({ body, contentType })),
    },
    { weight: 2, arbitrary: described.map(body => ({ body, contentType })) },
    { weight: 1, arbitrary: junk.map(body => ({ body, contentType })) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary' }).map(body => ({ body, contentType: 'application/xml' })),
    },
  )
}

/** In a document the credentials of a call replace this header. */
const authorization: Parameter = { name: 'authorization', in: 'header', schema: { type: 'string' } }

const operationRequests = (
  document: OpenApi,
  path: string,
  method: string,
  operation: Operation,
  example: Examples[string],
): fc.Arbitrary<FuzzedRequest> => {
  const described = (operation.parameters ?? []).map(
    parameter => resolved(document, parameter as JsonSchema) as unknown as Parameter,
  )
  const parameters = [...described, authorization]
  const part = (place: Parameter['in'], fromExample: Fields = {}) => {
    const own = parameters.filter(parameter => parameter.in === place)
    const values = fc.record(
      Object.fromEntries(own.map(({ name, schema }) => [name, valueOf(document, schema)])),
      {
        requiredKeys: own.filter(({ required }) => required === true).map(({ name }) => name),
        noNullPrototype: true,
      },
    ) as fc.Arbitrary<Fields>
    return perturbed(fc.oneof(fc.constant(fromExample), values))
  }
  return fc
    .record({
      params: part('path', example?.params),
      query: part('query', example?.query),
      headers: part('header', example?.headers),
      rest: bodyOf(document, operation, example?.body),
    })
    .map(({ rest, ...parts }) => ({ operation: operation.operationId, method, path, ...parts, ...rest }))
}

/** Requests of every operation of a document: valid ones, nearly valid ones, and others. */
export const requestsOf = (document: OpenApi, examples: Examples): fc.Arbitrary<FuzzedRequest> =>
  fc.oneof(
    ...Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        operationRequests(
          document,
          path,
          method.toUpperCase(),
          operation,
          examples[operation.operationId] ?? {},
        ),
      ),
    ),
  )
