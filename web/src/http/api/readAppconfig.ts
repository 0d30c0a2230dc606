import { contract } from '@open-account/contracts'
import type { AppconfigAnswer } from '@open-account/contracts/appconfig'
import { serviceOrigin, tracedTransport } from './transport.ts'

/** Reads flags and settings without the client of the whole contract, which the landing page does not load. */
export const readAppconfig = async (): Promise<AppconfigAnswer> => {
  const route = contract.appconfig.read
  const { body } = await tracedTransport({
    route,
    path: `${serviceOrigin}${route.path}`,
    method: route.method,
    headers: {},
    body: undefined,
    rawBody: undefined,
    rawQuery: undefined,
    contentType: undefined,
  })
  // The transport throws every refusal, and every other answer is that of the contract.
  return body as AppconfigAnswer
}
