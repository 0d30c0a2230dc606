import { contract } from '@open-account/contracts'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { serviceOrigin, tracedTransport } from './transport.ts'

/** Every call of the contract, as a hook and as a function. */
export const tsr = initTsrReactQuery(contract, { baseUrl: serviceOrigin, api: tracedTransport })
