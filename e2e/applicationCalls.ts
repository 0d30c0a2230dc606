import { contract } from '@open-account/contracts'
import { initClient } from '@ts-rest/core'

/** The client for the application's calls in a test's own world. */
export const callsIn = (origin: string, world: string) =>
  initClient(contract, {
    baseUrl: origin,
    baseHeaders: { 'x-world': world },
    throwOnUnknownStatus: true,
    validateResponse: true,
  })

export type Calls = ReturnType<typeof callsIn>
