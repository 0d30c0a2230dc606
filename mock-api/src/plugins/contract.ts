import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import type { RuleId } from '@open-account/contracts/control/rules'
import { maxArchive } from '@open-account/contracts/control/archiveLimits'
import { requestIssues } from '@open-account/contracts/requestIssues'
import { type AppRouteImplementation, initServer, type RequestValidationError } from '@ts-rest/fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../kit/refusal.ts'
import { serialize } from '../kit/serialize.ts'
import { formType } from '../kit/formType.ts'
import { worldKeyHeader } from '../subjects/steering/worldKey.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Router and route of the contract, as in `account.requestOtp`. */
    operation?: string
    /** Whether the body is a form that a browser posts, and nothing else. */
    form?: boolean
    /** Whether the call belongs to the control API, which is outside all worlds. */
    control?: boolean
    /** Whether the call needs the key of the world: it changes the world, or returns its secrets. */
    needsWorldKey?: boolean
  }
}

/** A route for its handler: a multipart body is no value, because its parts are read while they arrive. */
type WithoutMultipartBody<Route extends AppRoute> = Route extends {
  readonly contentType: 'multipart/form-data'
}
  ? Omit<Route, 'body'> & { readonly body: null }
  : Route

type Implementation<Route extends AppRoute> = AppRouteImplementation<WithoutMultipartBody<Route>>

/** Answers a call with status and body, and with the business rule that decided it where there is one. */
type Handler<Route extends AppRoute> = (
  ...input: Parameters<Implementation<Route>>
) => Promise<Awaited<ReturnType<Implementation<Route>>> & { readonly rule?: RuleId }>

/** A handler for each route of a resource. */
export type Handlers<Router extends AppRouter> = {
  readonly [Key in keyof Router]: Router[Key] extends AppRoute ? Handler<Router[Key]> : never
}

const refusalOf = (errors: RequestValidationError): Refusal =>
  new Refusal('invalid_request', { issues: requestIssues(errors) })

const withoutMultipartBody = (route: AppRoute): AppRoute =>
  'contentType' in route && route.contentType === 'multipart/form-data' ? { ...route, body: null } : route

/** For a route without headers of its own: without any schema of them, the library copies the headers of every call. */
const noHeaders = z.unknown().transform(() => undefined)

const withHeaderSchema = (route: AppRoute): AppRoute =>
  route.headers === undefined ? { ...route, headers: noHeaders } : route

const takesWorldKey = ({ headers }: AppRoute): boolean =>
  typeof headers === 'object' && headers !== null && worldKeyHeader in headers

/** The routes of a resource by name. */
const routesOf = (router: AppRouter): readonly (readonly [string, AppRoute])[] =>
  Object.entries(router).flatMap(([name, part]) =>
    isAppRoute(part) ? [[name, withHeaderSchema(withoutMultipartBody(part))] as const] : [],
  )

/** The largest bodies of calls to which the limit of the service does not apply. Bytes. */
const largestBodies: Readonly<Record<string, number>> = { 'worlds.import': maxArchive }

/** A handler without the types of its route. */
type Call = (input: { readonly reply: Pick<FastifyReply, 'rule'> }) => Promise<{
  readonly status: number
  readonly body: unknown
  readonly rule?: RuleId
}>

/** Gives the rule that a handler returns to the reply, for the header and the request log. */
const withRule =
  (handle: Call): Call =>
  async input => {
    const answer = await handle(input)
    input.reply.rule = answer.rule ?? null
    return answer
  }

interface Options {
  /** Whether the contract's schemas validate answers before they are sent: in tests. */
  readonly validateAnswers: boolean
  /** Whether answers are delayed by the setting of the service or of the world. */
  readonly delayed: boolean
  readonly control?: boolean
}

/** Adds routes, or what they need, to the scope of a resource. */
export type Part = (scope: FastifyInstance, resource: string) => PromiseLike<unknown> | void

/** Serves the routes of a resource. The contract's schemas validate each request before its handler receives it. */
export const resource =
  <const Router extends AppRouter>(
    router: Router,
    handlers: Handlers<Router>,
    { validateAnswers, delayed, control = false }: Options,
  ): Part =>
  async (app, name) => {
    const routes = routesOf(router)
    await app.register((scope, _options, done) => {
      const configs = new Map(
        routes.map(([key, route]) => [
          `${route.method} ${route.path}`,
          {
            operation: `${name}.${key}`,
            form: 'contentType' in route && route.contentType === formType,
            needsWorldKey: takesWorldKey(route),
          },
        ]),
      )
      scope.addHook('onRoute', route => {
        const config = configs.get(`${String(route.method)} ${route.url}`)
        /** The library gives every route a config of its own kind, to which ours is added. */
        if (config !== undefined) Object.assign((route.config ??= {}), { ...config, delayed, control })
        const largest = config === undefined ? undefined : largestBodies[config.operation]
        if (largest !== undefined) route.bodyLimit = largest
      })
      /** Refuses HEAD, because a GET of the contract may change something. */
      scope.addHook('onRequest', ({ method }, _reply, next) => {
        next(method === 'HEAD' && name !== 'health' ? new Refusal('not_found') : undefined)
      })
      /** The library knows whole routers only; the handlers were typed route by route above. */
      const contract = Object.fromEntries(routes) as AppRouter
      const implementation = Object.fromEntries(
        Object.entries<unknown>({ ...handlers }).map(([key, handle]) => [key, withRule(handle as Call)]),
      ) as Parameters<ReturnType<typeof initServer>['registerRouter']>[1]
      scope.setReplySerializer(serialize)
      initServer().registerRouter(contract, implementation, scope, {
        responseValidation: validateAnswers,
        requestValidationErrorHandler: (error, _request, reply) => {
          void reply.send(refusalOf(error))
        },
      })
      done()
    })
  }
