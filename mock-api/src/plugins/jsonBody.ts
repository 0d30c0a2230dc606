import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Strings of a JSON text, each with the colon that makes it a name. */
const strings = /"(?:[^"\\]|\\.)*"(\s*:)?/g

const namesIn = (text: string): number => {
  let names = 0
  for (const [, colon] of text.matchAll(strings)) if (colon !== undefined) names += 1
  return names
}

const namesOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const parts: readonly unknown[] = Object.values(value)
  return parts.reduce<number>((sum, part) => sum + namesOf(part), Array.isArray(value) ? 0 : parts.length)
}

/** The value of a JSON text. A text that names a field twice in one object is refused: it can be read in two ways. */
const parseStrictly = (text: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('invalid_request', { description: 'The body is not valid JSON.' })
  }
  if (namesOf(value) !== namesIn(text))
    throw new Refusal('invalid_request', { description: 'The body names a field twice.' })
  return value
}

/** Reads JSON bodies; no body at all is read as none, also where a content type announces one. */
export const jsonBody = (app: FastifyInstance): void => {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    try {
      done(null, text.trim() === '' ? undefined : parseStrictly(text))
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('invalid_request'), undefined)
    }
  })
}
