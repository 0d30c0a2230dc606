import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import { contractVersion } from '@open-account/contracts/version'
import { plugin } from '../kit/plugin.ts'
import type { Env } from '../kit/env.ts'

/** The headers that a web application of another origin can read. */
const exposed = ['Contract-Version', 'Date', 'Retry-After', 'X-Request-Id', 'X-Rule']

/** Headers of all answers: the version of the contract, no cache, no guessed content type, and access for the web applications in the settings. */
export const security = plugin<Pick<Env, 'CORS_ORIGINS'>>({ name: 'security' }, async (app, env) => {
  if (env.CORS_ORIGINS.length > 0)
    await app.register(cors, {
      origin: env.CORS_ORIGINS,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: exposed,
      maxAge: 600,
    })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('contract-version', contractVersion)
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
})

/** The origin of a link for a policy: none for a missing link or one that is no page. */
const originOf = (link: string | undefined): readonly string[] =>
  link !== undefined && /^https?:/.test(link) ? [new URL(link).origin] : []

interface PageSecurity extends Pick<Env, 'FRAME_ANCESTORS' | 'CORS_ORIGINS' | 'LINKS'> {
  /** The hashes of the pages' inline scripts, as a policy names them. */
  readonly inlineScripts?: readonly string[]
}

/**
 * Headers of pages. A page runs and loads only content of this origin, and the feedback widget and the error reports of
 * the settings; it posts forms to this origin and to the payment gateway of the settings. No page of another origin
 * shows it in a frame unless the settings allow that (C-166).
 */
export const pageSecurity = plugin<PageSecurity>({ name: 'pageSecurity' }, async (scope, env) => {
  const { feedback, errorReporting, gateway } = env.LINKS
  const framed = env.FRAME_ANCESTORS.length > 0
  await scope.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(env.inlineScripts ?? [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...env.CORS_ORIGINS, ...originOf(errorReporting)],
        frameSrc: ["'self'", ...originOf(feedback)],
        formAction: ["'self'", ...env.CORS_ORIGINS, ...originOf(gateway)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: framed ? [...env.FRAME_ANCESTORS] : ["'none'"],
      },
    },
    frameguard: framed ? false : { action: 'deny' },
    /** The proxy in front of the service has the certificate. */
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  })
})
