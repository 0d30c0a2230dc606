import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Service } from '../../service/service.ts'
import { html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'

const document = 'mock.html'
const forEver = 'public, max-age=31536000, immutable'
/** The names of scripts, styles and fonts contain a hash of their content; source maps are not served. */
const builtFile = /^[\w-]+\.(?:js|css|woff2)$/

const withoutConsole = layout({
  title: 'The console is not built',
  owner: 'Open Account, mock service',
  narrow: true,
  content: html`<p>
      The command <code>npm run build</code> builds it. The control API below <code>/mock/v1</code> has every
      function without it.
    </p>
    <p><a class="button" href="/open-account/">Open the application</a></p>`,
})

/** The console of testers: `/mock` leads to the page of the browser's world, which calls the control API alone. */
export const serveConsole = async (scope: FastifyInstance, { env }: Pick<Service, 'env'>): Promise<void> => {
  const root = join(env.WEB_DIST, 'mock')
  const isBuilt = existsSync(join(root, document))
  const config = { steering: 'needs token' } as const
  scope.get('/mock', { config: { ...config, inWorld: true } }, ({ world }, reply) =>
    isBuilt
      ? reply.redirect(`/mock/worlds/${world.id}`, 303)
      : reply.type('text/html; charset=utf-8').send(withoutConsole),
  )
  if (!isBuilt) return
  await scope.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })
  scope.get('/mock/worlds/:world', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(document),
  )
  scope.get<{ Params: { file: string } }>('/mock/assets/:file', { config }, ({ params }, reply) =>
    builtFile.test(params.file)
      ? reply.header('cache-control', forEver).sendFile(`assets/${params.file}`)
      : reply.callNotFound(),
  )
}
