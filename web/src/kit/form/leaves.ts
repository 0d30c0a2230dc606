/** Whether a value is an object with fields: no list, not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of a form by its path, `premises.premise_address.premise_block`, with a value. */
type Leaf = readonly [path: string, value: unknown]

/** The fields in which two values differ, each with its value in the second one. A list is one field. */
export const differingLeaves = (one: unknown, other: unknown, path = ''): readonly Leaf[] => {
  if (one === other) return []
  if (isRecord(one) && isRecord(other))
    return Object.keys(other).flatMap(key =>
      differingLeaves(one[key], other[key], path === '' ? key : `${path}.${key}`),
    )
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [[path, other]]
}

/** The path of the field with this name in the values of a form, at any depth; null without one. */
export const pathTo = (values: unknown, name: string): readonly string[] | null => {
  if (!isRecord(values)) return null
  if (name in values) return [name]
  for (const key of Object.keys(values)) {
    const rest = pathTo(values[key], name)
    if (rest !== null) return [key, ...rest]
  }
  return null
}
