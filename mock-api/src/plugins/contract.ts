import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import type { RuleId } from '@open-account/contracts/control/rules'
import { requestIssues } from '@open-account/contracts/requestIssues'
import { type AppRouteImplementation, initServer, RequestValidationError } from '@ts-rest/fastify'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteHandlerMethod,
} from 'fastify'
import { z } from 'zod'
import { Refusal } from '../kit/refusal.ts'
import { schemaController } from '../kit/schemaController.ts'
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

/** Refuses a request that the contract's schemas do not accept. Any other error goes to the handler of the service. */
export const refuseInvalid = (error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
  void reply.send(error instanceof RequestValidationError ? refusalOf(error) : error)
}

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

/** A call as the framework routes it. */
interface RouteOfCall {
  readonly operation: string
  readonly method: AppRoute['method']
  readonly url: string
  /** Whether the body is a form that a browser posts, and nothing else. */
  readonly form: boolean
  readonly needsWorldKey: boolean
}

/** The calls of a resource as the framework routes them. */
export const routesOfCalls = (router: AppRouter, name: string): readonly RouteOfCall[] =>
  routesOf(router).map(([key, route]) => ({
    operation: `${name}.${key}`,
    method: route.method,
    url: route.path,
    form: 'contentType' in route && route.contentType === formType,
    needsWorldKey: takesWorldKey(route),
  }))

interface Options {
  /** Whether the contract's schemas validate answers before they are sent: in tests. */
  readonly validateAnswers: boolean
  /** Whether answers are delayed by the setting of the service or of the world. */
  readonly delayed: boolean
}

/** Adds routes, or what they need, to the scope of a resource. */
export type Part = (scope: FastifyInstance, resource: string) => PromiseLike<unknown> | void

/** Serves the routes of a resource. The contract's schemas validate each request before its handler receives it. */
export const resource =
  <const Router extends AppRouter>(
    router: Router,
    handlers: Handlers<Router>,
    { validateAnswers, delayed }: Options,
  ): Part =>
  async (app, name) => {
    const calls = new Map(
      routesOfCalls(router, name).map(({ method, url, ...config }) => [`${method} ${url}`, config]),
    )
    await app.register((scope, _options, done) => {
      scope.addHook('onRoute', route => {
        const config = calls.get(`${String(route.method)} ${route.url}`)
        /** The library gives every route a config of its own kind, to which ours is added. */
        if (config !== undefined) Object.assign((route.config ??= {}), { ...config, delayed })
      })
      /** Refuses HEAD, because a GET of the contract may change something. */
      scope.addHook('onRequest', ({ method }, _reply, next) => {
        next(method === 'HEAD' && name !== 'health' ? new Refusal('not_found') : undefined)
      })
      scope.setReplySerializer(serialize)
      registerHandlers(scope, router, handlers, validateAnswers)
      done()
    })
  }

/** Lets the contract's schemas validate each request before its handler receives it. */
const registerHandlers = <const Router extends AppRouter>(
  scope: FastifyInstance,
  router: Router,
  handlers: Handlers<Router>,
  validateAnswers: boolean,
): void => {
  /** The library knows whole routers only; the handlers were typed route by route above. */
  const contract = Object.fromEntries(routesOf(router)) as AppRouter
  const implementation = Object.fromEntries(
    Object.entries<unknown>({ ...handlers }).map(([key, handle]) => [key, withRule(handle as Call)]),
  ) as Parameters<ReturnType<typeof initServer>['registerRouter']>[1]
  initServer().registerRouter(contract, implementation, scope, {
    responseValidation: validateAnswers,
    requestValidationErrorHandler: refuseInvalid,
  })
}

/** The handlers of resources whose routes the framework has already. */
export interface CollectedHandlers {
  /** Handles a call of a resource by its method and address, as in `GET /mock/v1/values`. */
  readonly handle: (
    resource: string,
    route: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<unknown>
}

/** Collects the handlers of a resource. Its own routes belong to an app that receives no call. */
const collect = async (name: string, part: Part): Promise<ReadonlyMap<string, RouteHandlerMethod>> => {
  const handlers = new Map<string, RouteHandlerMethod>()
  const app = fastify({ schemaController })
  app.addHook('onRoute', ({ method, url, handler }) => {
    handlers.set(`${String(method)} ${url}`, handler)
  })
  await part(app, name)
  return handlers
}

/** The handlers of resources, each of which is collected at its first call. */
export const collectHandlers = (resources: Readonly<Record<string, Part>>): CollectedHandlers => {
  const collected = new Map<string, ReturnType<typeof collect>>()
  const handlersOf = (name: string) => {
    const part = resources[name]
    if (part === undefined) throw new Error(`The contract has no resource ${name}`)
    const handlers = collected.get(name) ?? collect(name, part)
    collected.set(name, handlers)
    return handlers
  }
  return {
    handle: async (name, route, request, reply) => {
      const handler = (await handlersOf(name)).get(route)
      if (handler === undefined) throw new Error(`The contract has no call ${route}`)
      return handler.call(request.server, request, reply)
    },
  }
}
