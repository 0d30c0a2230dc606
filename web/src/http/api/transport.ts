import type { ApiFetcher } from '@ts-rest/core'
import { ask } from './ask.ts'

/** Makes every call of the application by way of the contract. */
export const transport: ApiFetcher = ask
