import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPagePath } from '@open-account/domain/flow/pagePaths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../kit/env.ts'
import { pageSecurity } from '../../plugins/security.ts'
import { isCallPath } from './notFound.ts'
import { wantsPage } from '../../views/wantsPage.ts'

/** Files in this folder have a hash of their content in the name, so that browsers may cache them for ever. */
const namedByContent = /[\\/]assets[\\/]/
const forEver = 'public, max-age=31536000, immutable'
const askFirst = 'no-cache'

/** Whether a file is never served: source maps, the build's own manifests, and files outside the folder. */
const isHidden = (path: string): boolean =>
  path.endsWith('.map') || path.split(/[\\/]/).some(part => part.startsWith('.'))

/** Whether a caller accepts JSON and names no page. A caller that accepts anything, such as a link preview, gets the page. */
const prefersJson = (accept = ''): boolean => accept.includes('application/json') && !wantsPage(accept)

const page = (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html')

/** The page for the applicant's phone. No other site receives the secret in its address. */
const phonePage = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('referrer-policy', 'no-referrer').sendFile('upload.html')

/** Serves the built web application from the same origin as the calls. Without a build it serves nothing. */
export const serveWeb = async (app: FastifyInstance, env: Env): Promise<void> => {
  if (!existsSync(join(env.WEB_DIST, 'index.html'))) return
  await app.register(async scope => {
    await scope.register(pageSecurity, env)
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
      if (isHidden(path) || isCallPath(`/${path}`)) return reply.callNotFound()
      if (extname(path) !== '') return reply.sendFile(path)
      if (!isPagePath(`/${path}`) || prefersJson(request.headers.accept)) return reply.callNotFound()
      return page(request, reply)
    })
    scope.get('/upload', phonePage)
    /** The kiosk's payment page and the payment calls share their addresses (C-008). */
    scope.get('/payment', { constraints: { page: 'wanted' } }, page)
    scope.get('/payment/*', { constraints: { page: 'wanted' } }, page)
    /** Without this route the call for one payment would match first. */
    scope.get('/payment/:txnRef', { constraints: { page: 'wanted' } }, page)
  })
}
