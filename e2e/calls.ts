import { contract } from '@open-account/contracts'
import { initClient } from '@ts-rest/core'

/** The application's own calls, made by a test for the world it owns. */
export const callsIn = (origin: string, world: string) =>
  initClient(contract, {
    baseUrl: origin,
    baseHeaders: { 'x-world': world },
    throwOnUnknownStatus: true,
    validateResponse: true,
  })

export type Calls = ReturnType<typeof callsIn>
