import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { isControlToken, signInPath, tokenCookie } from '../../subjects/steering/controlToken.ts'
import { html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'
import { ownPath } from '../../views/ownPath.ts'

const fields = z.object({ token: z.string(), to: ownPath.default('/mock') })

const signedInPage = (to: string): string =>
  layout({
    title: 'You may steer the service',
    owner: 'Open Account, mock service',
    narrow: true,
    content: html`<p><a class="button" href="${to}">Go on</a></p>`,
  })

/** `/mock/sign-in`: a tester enters the control token once, by the link that the service prints or in a form. */
export const serveSignIn = (scope: FastifyInstance, { env }: Pick<Service, 'env'>): void => {
  const signIn = (values: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { success, data } = fields.safeParse(values)
    if (!success || env.CONTROL_TOKEN === '' || !isControlToken(env, data.token))
      throw new Refusal('unauthorized', { description: 'This is not the control token.' })
    /**
     * The page navigates by itself. A redirect would fail: a browser that comes from another site, such as a chat, does
     * not send a strict cookie with it.
     */
    return reply
      .setCookie(tokenCookie, data.token, {
        path: '/mock',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
      })
      .header('refresh', `0; url=${data.to}`)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(signedInPage(data.to))
  }
  scope.get(signInPath, { config: { steering: 'takes token' } }, (request, reply) =>
    signIn(request.query, request, reply),
  )
  scope.post(signInPath, { config: { steering: 'takes token', form: true } }, (request, reply) =>
    signIn(request.body, request, reply),
  )
}
