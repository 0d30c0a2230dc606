import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { pageSecurity } from '../plugins/security.ts'
import { Refusal } from '../refusal.ts'
import { wantsPage } from './wantsPage.ts'

/** First parts of the addresses that belong to the calls; no page of the application stands under them. */
const callPaths: ReadonlySet<string> = new Set(['appconfig', 'v1', 'oidc', 'khaos', 'GW2', 'mock', 'health'])

/** Files under this folder have their content in their name and may be kept for ever. */
const namedByContent = /[\\/]assets[\\/]/
const forEver = 'public, max-age=31536000, immutable'
const askFirst = 'no-cache'

/** Whether a caller names JSON and no page: a program. Whoever takes anything, as link previews do, gets the page. */
const prefersJson = (accept = ''): boolean => accept.includes('application/json') && !wantsPage(accept)

const page = (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html')

/** The page of the applicant's phone stands by itself; the secret in its address goes nowhere else. */
const phonePage = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('referrer-policy', 'no-referrer').sendFile('upload.html')

/** Serves the built web application, where there is one, from the same origin as the calls. */
export const serveWeb = async (app: FastifyInstance, env: Env): Promise<void> => {
  if (!existsSync(join(env.WEB_DIST, 'index.html'))) return
  await app.register(async scope => {
    await pageSecurity(scope, env)
    await scope.register(fastifyStatic, {
      root: env.WEB_DIST,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', namedByContent.test(path) ? forEver : askFirst)
      },
    })
    scope.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      const { '*': path } = request.params
      const parts = path.split(/[\\/]/)
      if (callPaths.has(parts[0] ?? '') || parts.includes('..')) throw new Refusal('not_found')
      if (extname(path) !== '') return reply.sendFile(path)
      if (prefersJson(request.headers.accept)) throw new Refusal('not_found')
      return page(request, reply)
    })
    scope.get('/upload', phonePage)
    /** The kiosk's payment page and the payment calls share their addresses (C-008). */
    scope.get('/payment', { constraints: { page: 'wanted' } }, page)
    scope.get('/payment/*', { constraints: { page: 'wanted' } }, page)
    /** The call for one payment is more exact than any address below it. */
    scope.get('/payment/:txnRef', { constraints: { page: 'wanted' } }, page)
  })
}
