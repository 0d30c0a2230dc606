import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPagePath } from '@open-account/domain/flow/pagePaths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../kit/env.ts'
import { pageSecurity } from '../../plugins/security.ts'
import { isCallPath } from '../../plugins/callPaths.ts'
import { wantsPage } from '../../views/wantsPage.ts'

/** Files in this folder have a hash of their content in the name, so that browsers may cache them for ever. */
const namedByContent = /[\\/]assets[\\/]/
const forEver = 'public, max-age=31536000, immutable'
const askFirst = 'no-cache'

/**
 * Whether a file has no address of its own: source maps, the build's own manifests, files outside the folder, and the
 * compressed files, which are sent at the address of their original to browsers that accept them.
 */
const isHidden = (path: string): boolean =>
  /\.(?:map|br|gz)$/.test(path) || path.split(/[\\/]/).some(part => part.startsWith('.'))

/** Whether a caller accepts JSON and names no page. A caller that accepts anything, such as a link preview, gets the page. */
const prefersJson = (accept = ''): boolean => accept.includes('application/json') && !wantsPage(accept)

/** The hashes of the two inline scripts, which all pages of the build have. */
const inlineScripts = (root: string): readonly string[] =>
  [...readFileSync(join(root, 'index.html'), 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** The file of a page: its own if the build has rendered it, else that of every other page. */
const documentOf = (root: string, path: string): string => {
  const own = `pages${path === '/' ? '/open-account' : path.replace(/\/$/, '')}.html`
  return existsSync(join(root, own)) ? own : 'index.html'
}

/** Without the headers of pages, which mean nothing for a script, a style sheet or a font, and are most of a kilobyte. */
const withoutPageHeaders = ({ raw }: FastifyReply): void => {
  for (const name of raw.getHeaderNames()) raw.removeHeader(name)
}

/** The page for the applicant's phone. No other site receives the secret in its address. */
const phonePage = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('referrer-policy', 'no-referrer').sendFile('upload.html')

/** Serves the built web application from the same origin as the calls. Without a build it serves nothing. */
export const serveWeb = async (app: FastifyInstance, env: Env): Promise<void> => {
  if (!existsSync(join(env.WEB_DIST, 'index.html'))) return
  const page = ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile(documentOf(env.WEB_DIST, url.replace(/\?.*/, '')))
  await app.register(async scope => {
    await scope.register(pageSecurity, { ...env, inlineScripts: inlineScripts(env.WEB_DIST) })
    await scope.register(fastifyStatic, {
      root: env.WEB_DIST,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isNamedByContent = namedByContent.test(path)
        void reply.header('cache-control', isNamedByContent ? forEver : askFirst)
        if (isNamedByContent) withoutPageHeaders(reply)
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
