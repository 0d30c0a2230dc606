/** Readers of a vector's input, which comes out of a file: each says what it reads and refuses anything else. */

export const text = (input: unknown): string => {
  if (typeof input !== 'string') throw new TypeError(`Not a text: ${JSON.stringify(input)}`)
  return input
}

export const flag = (input: unknown): boolean => {
  if (typeof input !== 'boolean') throw new TypeError(`Neither true nor false: ${JSON.stringify(input)}`)
  return input
}

/** A number, or NaN for anything that is none, as a form would have it. */
export const number = (input: unknown): number => (typeof input === 'number' ? input : NaN)

export const list = (input: unknown): readonly unknown[] => {
  if (!Array.isArray(input)) throw new TypeError(`Not a list: ${JSON.stringify(input)}`)
  return input
}

/** One part of an input; undefined when it is not given. */
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
  // Object.keys forgets the names that the table's type knows.
  return names as Name[]
}
