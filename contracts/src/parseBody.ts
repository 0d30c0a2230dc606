const quote = '"'.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)
const colon = ':'.charCodeAt(0)
const spaces: ReadonlySet<number> = new Set([' ', '\t', '\r', '\n'].map(space => space.charCodeAt(0)))

/** A body that cannot be read. Its message is the description of the refusal `invalid_request`. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
}

const fieldTwice = 'The body names a field twice.'

/** The number of field names in a valid JSON text: the strings before a colon. */
const countNames = (text: string): number => {
  let names = 0
  for (let start = text.indexOf('"'); start >= 0;) {
    let at = start + 1
    while (text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
    do at += 1
    while (spaces.has(text.charCodeAt(at)))
    if (text.charCodeAt(at) === colon) names += 1
    start = text.indexOf('"', at)
  }
  return names
}

/** The number of fields in a value, at every depth. */
const countFields = (value: unknown): number => {
  const found = [value]
  let names = 0
  for (const one of found) {
    if (typeof one !== 'object' || one === null) continue
    const parts: readonly unknown[] = Object.values(one)
    if (!Array.isArray(one)) names += parts.length
    for (const part of parts) found.push(part)
  }
  return names
}

/** The value of a JSON body; undefined for an empty one. A field twice in one object is refused: its meaning is ambiguous. */
export const parseJsonBody = (text: string): unknown => {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnreadableBody('The body is not valid JSON.')
  }
  if (countFields(value) !== countNames(text)) throw new UnreadableBody(fieldTwice)
  return value
}

/** The fields of a form that a browser posts. */
export const parseFormBody = (text: string): Readonly<Record<string, string>> => {
  const fields = [...new URLSearchParams(text)]
  if (new Set(fields.map(([name]) => name)).size !== fields.length) throw new UnreadableBody(fieldTwice)
  return Object.fromEntries(fields)
}
