import { type OpenApi, resolved, type Schema } from './openApi.ts'

/** A field of a body for a table. */
export interface Field {
  /** The names of the objects around it and its own, joined by dots. */
  readonly name: string
  readonly type: string
  readonly description: string
  readonly isRequired: boolean
}

/** Deeper fields are left out: no body of the contract has them. */
const maxDepth = 5

const valueText = (value: unknown): string => (value === '' ? 'empty' : JSON.stringify(value))

/** The kind of value that a schema describes, in words. */
export const typeOf = (document: OpenApi, part: Schema): string => {
  const { type, enum: values, items, anyOf, oneOf, ...rest } = resolved(document, part)
  if (values !== undefined) return values.map(valueText).join(', ')
  if ('const' in rest && rest.const !== undefined) return valueText(rest.const)
  const variants = anyOf ?? oneOf
  if (variants !== undefined)
    return [...new Set(variants.map(variant => typeOf(document, variant)))].join(' or ')
  if (items !== undefined) return `list of ${typeOf(document, items)}`
  return typeof type === 'string' ? type : (type ?? ['any value']).join(' or ')
}

/** The shapes that a body may have: one, or several variants. */
export const shapesOf = (document: OpenApi, part: Schema): readonly Schema[] => {
  const schema = resolved(document, part)
  const variants = schema.oneOf ?? schema.anyOf
  return variants === undefined ? [schema] : variants.flatMap(variant => shapesOf(document, variant))
}

/** The fields of an object with those of the objects in it. */
export const fieldsOf = (document: OpenApi, part: Schema, prefix = '', depth = 0): readonly Field[] => {
  const { properties = {}, required = [] } = resolved(document, part)
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = `${prefix}${key}`
    const { description = '', items } = resolved(document, property)
    const inner = items === undefined ? property : items
    const innerPrefix = items === undefined ? `${name}.` : `${name}[].`
    return [
      { name, type: typeOf(document, property), description, isRequired: required.includes(key) },
      ...(depth < maxDepth ? fieldsOf(document, inner, innerPrefix, depth + 1) : []),
    ]
  })
}
