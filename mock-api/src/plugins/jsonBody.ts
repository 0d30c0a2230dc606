import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import { refuseNullInJson } from './nullCharacters.ts'

const quote = '"'.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)
const colon = ':'.charCodeAt(0)
const spaces: ReadonlySet<number> = new Set([' ', '\t', '\r', '\n'].map(space => space.charCodeAt(0)))

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

/** The value of a JSON text. Refuses a text that has a field twice in one object, because its meaning is ambiguous. */
const parseStrictly = (text: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('invalid_request', { description: 'The body is not valid JSON.' })
  }
  if (countFields(value) !== countNames(text))
    throw new Refusal('invalid_request', { description: 'The body names a field twice.' })
  refuseNullInJson(text)
  return value
}

/** Reads JSON bodies. An empty body counts as none, whatever the content type is. */
export const jsonBody = plugin({ name: 'jsonBody', dependencies: ['errors'] }, app => {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    try {
      done(null, text.trim() === '' ? undefined : parseStrictly(text))
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('invalid_request'), undefined)
    }
  })
})
