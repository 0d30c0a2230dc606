import type { FastifyInstance } from 'fastify'
import type { Env } from '../../kit/env.ts'
import { answerRefusal } from '../../plugins/errors.ts'
import { applicationStart } from '../../views/applicationStart.ts'
import { pageSecurity } from '../../plugins/security.ts'
import { Refusal } from '../../kit/refusal.ts'
import { html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'
import { opensPage } from '../../views/wantsPage.ts'

/** The page for a person at an unknown address. */
const missingPage: string = layout({
  title: 'Page not found',
  owner: 'Open Account',
  narrow: true,
  content: html`<p>There is no page at this address. It may have been typed or copied incompletely.</p>
    <p><a class="button" href="${applicationStart}">Open a utilities account</a></p>`,
})

/** Answers 404 at an unknown address: a page for a person, a refusal for a program. */
export const notFound = async (app: FastifyInstance, env: Env): Promise<void> => {
  await app.register(async scope => {
    await scope.register(pageSecurity, env)
    scope.setNotFoundHandler((request, reply) => {
      if (!opensPage(request)) return answerRefusal(request, reply, new Refusal('not_found'))
      request.refusedWith = 'not_found'
      return reply.status(404).type('text/html; charset=utf-8').send(missingPage)
    })
  })
}
