import type { AppRoute, AppRouter, ServerInferRequest, ServerInferResponses } from './router.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { contractAnswer } from './answerIssues.ts'
import { defaultRetryAfter } from './answerHeaders.ts'
import { type Refusal, serviceErrors } from './errors.ts'
import { everyRoute } from './everyRoute.ts'
import { fastifyRefusal, type FastifyRefusal } from './fastifyRefusal.ts'
import { linkerMaxLength } from './fields/ids.ts'
import { parseFormBody, parseJsonBody } from './parseBody.ts'
import { refusalBody } from './refusalBody.ts'
import { requestIssues } from './requestIssues.ts'
import { contractVersion } from './version.ts'

/** A route for its handler: a multipart body is no value, because its parts are read while they arrive. */
type WithoutMultipartBody<Route extends AppRoute> = Route extends {
  readonly contentType: 'multipart/form-data'
}
  ? Omit<Route, 'body'> & { readonly body: null }
  : Route

/** Answers a call with status and body, also when it refuses it. */
export type Handler<Route extends AppRoute> = (
  input: ServerInferRequest<WithoutMultipartBody<Route>> & {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  },
) => Promise<ServerInferResponses<Route>> | ServerInferResponses<Route>

/** A handler for each call. */
export type Handlers<Router extends AppRouter> = {
  readonly [Key in keyof Router]: Router[Key] extends AppRoute
    ? Handler<Router[Key]>
    : Router[Key] extends AppRouter
      ? Handlers<Router[Key]>
      : never
}

const formType = 'application/x-www-form-urlencoded'
const multipartType = 'multipart/form-data'
const jsonType = 'application/json'

const send = (reply: FastifyReply, status: number, body: Refusal): FastifyReply =>
  reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body))

const refuse = (reply: FastifyReply, { code, description }: FastifyRefusal): FastifyReply =>
  send(reply, serviceErrors[code], refusalBody(code, description === undefined ? {} : { description }))

/** The headers of every answer that a handler or a plugin did not set. */
const setHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  const wait = defaultRetryAfter[reply.statusCode]
  if (!reply.hasHeader('contract-version')) reply.header('contract-version', contractVersion)
  if (!reply.hasHeader('x-request-id')) reply.header('x-request-id', request.id)
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
}

/** Options of the server, which answer a call with an address that cannot be read. No hook runs for it. */
export const serverOptions = {
  frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = fastifyRefusal(error) ?? { code: 'server_error' }
    reply.status(serviceErrors[refusal.code])
    setHeaders(request, reply)
    void refuse(reply, refusal)
  },
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: linkerMaxLength },
} as const

const answerErrors = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    setHeaders(request, reply)
    done()
  })
  app.setNotFoundHandler((_request, reply) => refuse(reply, { code: 'not_found' }))
  app.setErrorHandler((error, request, reply) => {
    const refusal = fastifyRefusal(error)
    if (refusal === null) request.log.error(error)
    return refuse(reply, refusal ?? { code: 'server_error' })
  })
}

const readBodies = (app: FastifyInstance): void => {
  app.removeContentTypeParser([jsonType, 'text/plain'])
  const parsers = { [jsonType]: parseJsonBody, [formType]: parseFormBody }
  for (const [type, parse] of Object.entries(parsers))
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, parse(String(body)))
      } catch (error) {
        done(error instanceof Error ? error : new Error('The body could not be read'), undefined)
      }
    })
}

/** The schema of a part of a request; undefined where the call has none. */
const schemaOf = (part: unknown): z.ZodType | undefined => {
  if (part instanceof z.ZodType) return part
  if (typeof part !== 'object' || part === null) return undefined
  return z.object(part as Readonly<Record<string, z.ZodType>>)
}

const contentTypeOf = (route: AppRoute): string =>
  ('contentType' in route ? route.contentType : undefined) ?? jsonType

const schemasOf = (route: AppRoute) => ({
  pathParams: schemaOf(route.pathParams),
  headers: schemaOf(route.headers),
  query: schemaOf(route.query),
  body: 'body' in route && contentTypeOf(route) !== multipartType ? schemaOf(route.body) : undefined,
})

type Part = keyof ReturnType<typeof schemasOf>

/** A handler without the types of its call. */
type Call = (
  input: Readonly<Record<string, unknown>>,
) => Promise<{ readonly status: number; readonly body: unknown }>

/** The handler of a call with this name, which the types of `serve` demand. */
const handlerOf = (handlers: object, name: string): Call =>
  name.split('.').reduce<unknown>((part, key) => Reflect.get(part as object, key), handlers) as Call

/**
 * Serves the calls of a contract with these handlers, on a server or a scope of it that serves nothing else. An invalid
 * request does not reach its handler: it is refused as the contract says, and so are unknown addresses, unreadable bodies
 * and errors. The parts of a multipart body are left to the handler.
 */
export const serve = <const Router extends AppRouter>(
  app: FastifyInstance,
  contract: Router,
  handlers: Handlers<Router>,
): void => {
  answerErrors(app)
  readBodies(app)
  for (const { name, route } of everyRoute(contract)) {
    const handle = handlerOf(handlers, name)
    const schemas = Object.entries(schemasOf(route)) as readonly (readonly [Part, z.ZodType | undefined])[]
    app.route({
      method: route.method,
      url: route.path,
      // A GET of the contract may change something.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { headers, query, params, body } = request
        const isOfType = (headers['content-type'] ?? '').startsWith(contentTypeOf(route))
        if (body !== undefined && body !== null && !isOfType)
          return refuse(reply, { code: 'unsupported_media_type' })

        const sent = { pathParams: params, headers, query, body }
        const results = schemas.map(([part, schema]) => [part, schema?.safeParse(sent[part])] as const)
        const errors = Object.fromEntries(results.map(([part, result]) => [part, result?.error]))
        if (results.some(([, result]) => result?.success === false))
          return send(reply, 400, refusalBody('invalid_request', { issues: requestIssues(errors) }))

        const { pathParams, ...values } = Object.fromEntries(
          results.map(([part, result]) => [part, result?.data]),
        )
        const answer = await handle({ ...values, params: pathParams, request, reply })
        const type = contractAnswer(route, answer.status)?.contentType ?? jsonType
        reply.status(answer.status)
        if (answer.body === undefined) return reply.send()
        return type === jsonType
          ? reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body))
          : reply.type(type).send(answer.body)
      },
    })
  }
}
