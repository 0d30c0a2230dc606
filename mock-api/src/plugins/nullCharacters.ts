import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'

const refusal = (what: string) =>
  new Refusal('invalid_request', {
    description: `The ${what} has a null character, which is part of no text.`,
  })

/** A null character in JSON. An odd number of backslashes before it makes it a text. */
const escaped = /(?<!\\)(?:\\\\)*\\u0000/

/** Few texts contain this, so that the pattern is seldom needed. */
const unicodeEscape = String.raw`\u0000`

/** Refuses a JSON text with a null character, which PostgreSQL cannot store. */
export const refuseNullInJson = (text: string): void => {
  if (text.includes(unicodeEscape) && escaped.test(text)) throw refusal('body')
}

const percentEncoded = '%00'

/** Refuses a form with a null character. */
export const refuseNullInForm = (text: string): void => {
  if (text.includes(percentEncoded) || text.includes('\0')) throw refusal('body')
}

/** Refuses addresses with a null character. */
export const nullCharacters = plugin({ name: 'nullCharacters', dependencies: ['errors'] }, app => {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(url.includes(percentEncoded) ? refusal('address') : undefined)
  })
})
