import { parseFormBody } from '@open-account/contracts/parseBody'
import { formType } from '../kit/formType.ts'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import { refuseNullInForm } from './nullCharacters.ts'

/** Reads forms in a scope. A call that expects a form refuses any other body, and every other call refuses a form. */
export const formBody = plugin({ name: 'formBody', dependencies: ['errors', 'jsonBody'] }, scope => {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    request.bodyText = text
    try {
      refuseNullInForm(text)
      done(null, parseFormBody(text))
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
