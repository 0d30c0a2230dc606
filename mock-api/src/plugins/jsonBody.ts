import { parseJsonBody } from '@open-account/contracts/parseBody'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import { refuseNullInJson } from './nullCharacters.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The text of a JSON body or of a form; null when it was not read. */
    bodyText: string | null
  }
}

/** Reads JSON bodies. An empty body counts as none, whatever the content type is. */
export const jsonBody = plugin({ name: 'jsonBody', dependencies: ['errors'] }, app => {
  app.decorateRequest('bodyText', null)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    request.bodyText = text
    try {
      const value = parseJsonBody(text)
      refuseNullInJson(text)
      done(null, value)
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('invalid_request'), undefined)
    }
  })
})
