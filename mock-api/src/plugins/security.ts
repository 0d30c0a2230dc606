import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import { plugin } from '../kit/plugin.ts'
import type { Env } from '../kit/env.ts'

/** What answers tell a web application of another origin. */
const exposed = ['Date', 'Retry-After', 'X-Request-Id', 'X-Rule']

/** Answers of the calls: never cached, never guessed at, readable by the web applications that the settings name. */
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
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
})

/** Where a link leads, as a policy names it: nothing for a link that is left out, or that is no page. */
const originOf = (link: string | undefined): readonly string[] =>
  link !== undefined && /^https?:/.test(link) ? [new URL(link).origin] : []

/**
 * Pages for people: only what comes from here runs and loads, besides the feedback widget in its frame and the reports
 * of errors, where the settings name them; forms are posted here, and to the payment gateway of the settings; and no
 * page of another origin shows them in a frame unless the settings allow it (C-166).
 */
export const pageSecurity = plugin<Pick<Env, 'FRAME_ANCESTORS' | 'CORS_ORIGINS' | 'LINKS'>>(
  { name: 'pageSecurity' },
  async (scope, env) => {
    const { feedback, errorReporting, gateway } = env.LINKS
    const framed = env.FRAME_ANCESTORS.length > 0
    await scope.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
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
      /** The certificate is the business of whatever stands in front. */
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
    })
  },
)
