import type { FastifyRequest } from 'fastify'
import { returnAddress } from '../gateway/addresses.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'

/** Where the terminal sends the browser afterwards. Refuses an address that nobody may be sent to. */
export const backFromTerminal = (
  service: Pick<Service, 'env'>,
  request: FastifyRequest,
  redirectUrl: string,
): URL => {
  const address = returnAddress(service, request, redirectUrl)
  if (address !== null) return address
  throw new Refusal('invalid_request', {
    issues: [
      { path: 'redirectUrl', message: 'Nobody is sent to an address that the service does not know.' },
    ],
  })
}
