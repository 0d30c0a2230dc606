import { setImmediate as nextTurn } from 'node:timers/promises'
import { contract } from '@open-account/contracts'
import { control } from '@open-account/contracts/control/control'
import { answerBody, answerIssues } from '@open-account/contracts/answerIssues'
import { everyRoute, type NamedRoute } from '@open-account/contracts/everyRoute'
import { serviceErrorCode } from '@open-account/contracts/errors'
import type { EndpointDocs } from '@open-account/contracts/endpointDocs'
import controlDocument from '@open-account/contracts/openapi.control.json' with { type: 'json' }
import contractDocument from '@open-account/contracts/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../test/testApp.ts'
import { attack } from './attack.ts'
import { inParallel } from './inParallel.ts'
import { type Examples, type FuzzedRequest, type OpenApi, requestsOf } from './requests.ts'

/** Milliseconds after which a request without an answer counts as hanging. */
const hangingAfter = 10_000
const inFlight = 16
const refusal = z.object({ error: serviceErrorCode, error_description: z.string().min(1) })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const addressOf = ({ path, params, query }: FuzzedRequest): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(textOf(params[name] ?? 'missing').toWellFormed() || ' '),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, textOf(value).toWellFormed()]),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}

const boundary = 'fuzzed'
const multipartOf = (fields: unknown): string => {
  const parts = Object.entries(typeof fields === 'object' && fields !== null ? fields : { file: fields }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name.replaceAll(/[\r\n"]/g, '')}"; ` +
      `filename="a.pdf"\r\n\r\n${textOf(value)}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

/** The encoded body and its content type. */
const payloadOf = ({ body, contentType }: FuzzedRequest): { payload?: string; type?: string } => {
  if (contentType === undefined) return {}
  if (contentType === 'multipart/form-data')
    return { payload: multipartOf(body), type: `multipart/form-data; boundary=${boundary}` }
  if (contentType === 'application/x-www-form-urlencoded' && typeof body === 'object' && body !== null)
    return {
      payload: new URLSearchParams(
        Object.entries(body).map(([name, value]) => [name, textOf(value).toWellFormed()]),
      ).toString(),
      type: contentType,
    }
  return {
    payload: contentType === 'application/json' ? (JSON.stringify(body) ?? '') : textOf(body),
    type: contentType,
  }
}

/** The headers that HTTP allows. */
const headersOf = (headers: FuzzedRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name, textOf(value)] as const)
      .filter(([name, value]) => /^[a-z-]+$/i.test(name) && /^[\t\x20-\x7e]*$/.test(value)),
  )

/** Whether the schema of the contract refuses the body. */
const isInvalid = ({ route }: NamedRoute, { body, contentType, method }: FuzzedRequest): boolean => {
  if (method === 'GET' || contentType !== 'application/json') return false
  const schema: unknown = Reflect.get(route, 'body')
  const travelled: unknown = JSON.parse(JSON.stringify(body) ?? 'null')
  return schema instanceof z.ZodType && !schema.safeParse(travelled).success
}

const isPage = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') === true

/** Failures that magic values cause, each with its rule. */
const arrangedFailures: ReadonlySet<string> = new Set(['upstream_error', 'unavailable', 'maintenance'])
const isArranged = (text: string, headers: Headers): boolean =>
  headers.get('x-rule') !== null &&
  (isPage(headers) || arrangedFailures.has(refusal.safeParse(JSON.parse(text)).data?.error ?? ''))

/** The problem of an answer; undefined for none. */
const problemOf = async (
  named: NamedRoute,
  request: FuzzedRequest,
  answer: Response,
): Promise<string | undefined> => {
  const { status, headers } = answer
  if (headers.get('content-type')?.startsWith('text/event-stream') === true) {
    await answer.body?.cancel()
    return undefined
  }
  const text = await answer.text()
  if (status >= 500 && !isArranged(text, headers)) return `answered ${status}: ${text}`
  if (status >= 400) {
    if (isPage(headers)) return undefined
    return refusal.safeParse(JSON.parse(text)).success ? undefined : `refused as ${text}`
  }
  if (isInvalid(named, request)) return `took an invalid body with ${status}`
  const contentType = headers.get('content-type') ?? ''
  const issues = answerIssues(named.route, { status, contentType, body: answerBody(contentType, text) })
  return issues.length === 0 ? undefined : `answered ${status} with ${text}: ${JSON.stringify(issues)}`
}

const pathOf = ({ path }: { readonly path: string }) => path.replaceAll(/:(\w+)/g, '{$1}')

const fuzz = async (routes: readonly NamedRoute[], document: OpenApi, size: number, seed: number) => {
  // A pause ends in the next turn: what pauses again and again lets other calls continue.
  const { app, service } = await testApp({}, { sleep: () => nextTurn() })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const started = await fetch(`${origin}/v1/transaction?appDomain=residential&appType=personal`)
  const { state_id: state } = z.object({ state_id: z.string() }).parse(await started.json())

  const byPlace = new Map(routes.map(named => [`${named.route.method} ${pathOf(named.route)}`, named]))
  const routeOf = (method: string, path: string): NamedRoute => {
    const named = byPlace.get(`${method.toUpperCase()} ${path}`)
    if (named === undefined) throw new Error(`The contract has no ${method} ${path}`)
    return named
  }
  /** The id in the examples is replaced by that of a started transaction, so that the handlers run. */
  const own = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value ?? {}), (key, inner: unknown) =>
      key === 'state_id' || key === 'transaction_id' ? state : inner,
    ) as Value
  const examples: Examples = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => {
        const { params, query, headers, body } = (routeOf(method, path).route.metadata as EndpointDocs)
          .example.valid
        return [
          operationId,
          { params: own(params ?? {}), query: own(query ?? {}), headers: headers ?? {}, body: own(body) },
        ]
      }),
    ),
  )

  const violations: string[] = []
  const statuses = new Map<number, number>()
  const send = async (request: FuzzedRequest) => {
    const { payload, type } = payloadOf(request)
    try {
      const answer = await fetch(origin + addressOf(request), {
        method: request.method,
        redirect: 'manual',
        headers: { ...headersOf(request.headers), ...(type === undefined ? {} : { 'content-type': type }) },
        signal: AbortSignal.timeout(hangingAfter),
        ...(payload === undefined || request.method === 'GET' ? {} : { body: payload }),
      })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const problem = await problemOf(routeOf(request.method, request.path), request, answer)
      if (problem !== undefined)
        violations.push(
          `${request.operation} ${problem.slice(0, 300)} to ${JSON.stringify(request).slice(0, 600)}`,
        )
    } catch (error) {
      violations.push(
        `${request.operation} had no answer: ${String(error)} to ${JSON.stringify(request).slice(0, 600)}`,
      )
    }
  }
  await inParallel(inFlight, fc.sample(requestsOf(document, examples), { numRuns: size, seed }), send)
  const alive = await service.db.selectFrom('worlds').select('id').execute()
  if (alive.length === 0) violations.push('The default world is gone')
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  return {
    ran: `${size.toLocaleString('en')} requests to ${byPlace.size} calls`,
    result: `${violations.length} wrong answers (${counted.join(', ')})`,
    violations,
  }
}

const target =
  'no 5xx, none unanswered, every 2xx as its schema says, every invalid body refused in the one form'

test(
  'Requests made from the OpenAPI document',
  attack({
    runs: { day: 1500, night: 100_000 },
    target,
    run: ({ size, seed }) => fuzz(everyRoute(contract), contractDocument as unknown as OpenApi, size, seed),
  }),
)

test(
  'Requests made from the OpenAPI document of the control API',
  attack({
    runs: { day: 300, night: 10_000 },
    target,
    run: ({ size, seed }) => fuzz(everyRoute(control), controlDocument as unknown as OpenApi, size, seed),
  }),
)
