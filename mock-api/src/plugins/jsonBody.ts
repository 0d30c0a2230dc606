import { parseJsonBody } from '@open-account/contracts/parseBody'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import { refuseNullInJson } from './nullCharacters.ts'

/** Reads JSON bodies. An empty body counts as none, whatever the content type is. */
export const jsonBody = plugin({ name: 'jsonBody', dependencies: ['errors'] }, app => {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    try {
      const value = parseJsonBody(text)
      refuseNullInJson(text)
      done(null, value)
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('invalid_request'), undefined)
    }
  })
})
