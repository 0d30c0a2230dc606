import type { FastifyRequest } from 'fastify'
import { returnAddress } from '../gateway/addresses.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'

/** The address to which the terminal redirects the browser. Refuses one that is not allowed. */
export const backFromTerminal = (
  service: Pick<Service, 'env'>,
  request: FastifyRequest,
  redirectUrl: string,
): URL => {
  const address = returnAddress(service, request, redirectUrl)
  if (address !== null) return address
  throw new Refusal('invalid_request', {
    issues: [
      { path: 'redirectUrl', message: 'The service does not redirect to an address that it does not know.' },
    ],
  })
}
