import { contract } from '@open-account/contracts'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { traced } from './traced.ts'
import type { ApiFetcher } from '@ts-rest/core'
import { callService } from './callService.ts'

/** The transport of every call of the contract. */
export const transport: ApiFetcher = callService

/** Every call of the contract, as a hook and as a function. */
export const tsr = initTsrReactQuery(contract, {
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  api: traced(transport),
})
