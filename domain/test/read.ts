/** Readers of a vector's input, which comes from a file: each is named after the type that it accepts. */

export const text = (input: unknown): string => {
  if (typeof input !== 'string') throw new TypeError(`Not a text: ${JSON.stringify(input)}`)
  return input
}

export const flag = (input: unknown): boolean => {
  if (typeof input !== 'boolean') throw new TypeError(`Neither true nor false: ${JSON.stringify(input)}`)
  return input
}

/** A number, or NaN for any other value, as a form has it. */
export const number = (input: unknown): number => (typeof input === 'number' ? input : NaN)

export const list = (input: unknown): readonly unknown[] => {
  if (!Array.isArray(input)) throw new TypeError(`Not a list: ${JSON.stringify(input)}`)
  return input
}

/** One part of an input; undefined when it is missing. */
export const part = (input: unknown, name: string): unknown => {
  if (typeof input !== 'object' || input === null) throw new TypeError(`No parts: ${JSON.stringify(input)}`)
  return new Map(Object.entries(input)).get(name)
}

export const isoDate = (input: unknown): Temporal.PlainDate => Temporal.PlainDate.from(text(input))

export const oneOf = <Choice extends string>(choices: readonly Choice[], input: unknown): Choice => {
  const found = choices.find(choice => choice === input)
  if (found === undefined) throw new TypeError(`Not one of ${choices.join(', ')}: ${JSON.stringify(input)}`)
  return found
}

/** The names of a table. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] => {
  const names: string[] = Object.keys(table)
  // Object.keys returns texts, although the table's type has the names.
  return names as Name[]
}
