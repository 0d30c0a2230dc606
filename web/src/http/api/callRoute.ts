import type { AppRoute } from '@ts-rest/core'
import { serviceOrigin, tracedTransport } from './transport.ts'

interface CallOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: Record<string, string>
  readonly fetchOptions?: RequestInit
}

/** Makes a call without a body, and without the client of the whole contract, which the landing page does not load. */
export const callRoute = (
  route: AppRoute,
  { params = {}, headers = {}, fetchOptions = {} }: CallOptions = {},
) =>
  tracedTransport({
    route,
    path: `${serviceOrigin}${route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`,
    method: route.method,
    headers,
    body: undefined,
    rawBody: undefined,
    rawQuery: undefined,
    contentType: undefined,
    fetchOptions,
  })
