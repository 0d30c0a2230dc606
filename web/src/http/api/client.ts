import { contract } from '@open-account/contracts'
import { traced } from './traced.ts'
import { type ApiFetcher, initClient } from '@ts-rest/core'
import { callService } from './callService.ts'

/** The transport of every call of the contract. */
export const transport: ApiFetcher = callService

/** Every call of the contract, as a function. */
export const tsr = initClient(contract, {
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  baseHeaders: {},
  api: traced(transport),
})
