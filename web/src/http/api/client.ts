import { contract } from '@open-account/contracts'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { traced } from './traced.ts'
import type { ApiFetcher } from '@ts-rest/core'
import { ask } from './ask.ts'

/** Makes every call of the application by way of the contract. */
export const transport: ApiFetcher = ask

/** Every call of the contract, as hooks and as plain functions. */
export const tsr = initTsrReactQuery(contract, {
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  api: traced(transport),
})
