import { z } from 'zod'
import { conversion, type JsonSchema, withoutDialect } from './jsonSchema.ts'
import { schemaNames } from './schemaNames.ts'

const prefix = '#/components/schemas/'
const namePattern = /^[A-Z]\w*$/

/** A schema of a document: a reference where it has a name, else itself. */
export type SchemaOf = (schema: z.ZodType) => JsonSchema

interface Components {
  readonly schemaOf: SchemaOf
  /** Every named schema. */
  readonly named: Readonly<Record<string, JsonSchema>>
}

/**
 * The schemas of a document, converted together, so that each refers to the named ones in it.
 * @param roots the schemas of its calls; a body or an answer with its name
 */
export const componentsOf = (
  roots: readonly { readonly schema: z.ZodType; readonly name?: string | undefined }[],
): Components => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemaNames)) registry.add(schema, { id })
  for (const [index, { schema, name }] of roots.entries())
    if (!registry.has(schema)) registry.add(schema, { id: name ?? `inline${index}` })

  const { schemas } = z.toJSONSchema(registry, { ...conversion, uri: id => `${prefix}${id}` })
  const idOf = (schema: z.ZodType): string => {
    const id = registry.get(schema)?.id
    if (id === undefined) throw new TypeError('The schema is not one of the roots')
    return id
  }
  const isNamed = ([id]: readonly [string, unknown]): boolean => namePattern.test(id)
  const unnamed = Object.entries(schemas).filter(entry => !isNamed(entry))
  /** A schema without a name may be inside another one too, which then refers to it. */
  const inlined = (text: string): string =>
    unnamed.reduce((rest, [id, schema]) => {
      const inner = JSON.stringify(withoutDialect(schema))
      return rest
        .replaceAll(`{"$ref":"${prefix}${id}"}`, inner)
        .replaceAll(`"$ref":"${prefix}${id}"`, inner.slice(1, -1))
    }, text)
  const all = Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, schema]) => [id, JSON.parse(inlined(JSON.stringify(withoutDialect(schema)))) as JsonSchema]),
  )
  return {
    schemaOf: schema => {
      const id = idOf(schema)
      return namePattern.test(id) ? { $ref: prefix + id } : { ...all[id] }
    },
    named: Object.fromEntries(Object.entries(all).filter(isNamed)),
  }
}

/** The names of the schemas to which a part of a document refers. */
const namesIn = (part: unknown): readonly string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)

/** Of the named schemas those that a part of a document needs, in the order of their names. */
export const neededBy = (
  part: unknown,
  named: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> => {
  const needed = new Set<string>()
  const add = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    namesIn(named[name]).forEach(add)
  }
  namesIn(part).forEach(add)
  return Object.fromEntries(Object.entries(named).filter(([name]) => needed.has(name)))
}
