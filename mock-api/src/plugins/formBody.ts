import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import { refuseNullInForm } from './nullCharacters.ts'

/** The content type of a form that a browser posts. */
export const formType = 'application/x-www-form-urlencoded'

const fieldsOf = (text: string): Record<string, string> => {
  refuseNullInForm(text)
  const fields = [...new URLSearchParams(text)]
  const names = new Set(fields.map(([name]) => name))
  if (names.size !== fields.length)
    throw new Refusal('invalid_request', { description: 'The body names a field twice.' })
  return Object.fromEntries(fields)
}

/** Reads forms in a scope. A call that expects a form refuses any other body, and every other call refuses a form. */
export const formBody = plugin({ name: 'formBody', dependencies: ['errors'] }, scope => {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, fieldsOf(String(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('invalid_request'), undefined)
    }
  })
  scope.addHook('preValidation', async ({ headers, routeOptions, body }) => {
    if (body === undefined || body === null) return
    const isForm = (headers['content-type'] ?? '').startsWith(formType)
    if (isForm !== (routeOptions.config.form === true)) throw new Refusal('unsupported_media_type')
  })
})
