import type { ApiFetcher } from '@ts-rest/core'
import { callService } from './callService.ts'
import { sendCall } from './sendCall.ts'
import { traced } from './traced.ts'

/** The origin of the service, empty for that of the page. */
export const serviceOrigin: string = import.meta.env.VITE_API_BASE_URL ?? ''

/** The transport of every call of the contract. */
export const transport: ApiFetcher = call =>
  sendCall({
    path: call.route.path,
    send: signal => callService({ ...call, fetchOptions: { ...call.fetchOptions, signal: signal ?? null } }),
    cancelled: call.fetchOptions?.signal ?? undefined,
  })

/** The transport, which also reports its calls. */
export const tracedTransport = traced(transport)
