import type { FastifyRequest } from 'fastify'
import { returnAddress } from '../../subjects/gateway/addresses.ts'
import type { Service } from '../../service/service.ts'

/**
 * The origin at which the caller has the application, for an address that goes to another device: what the browser
 * says of the page that calls, where it is one that it may be sent back to; else that of the settings, or of the call.
 */
export const pageOrigin = (service: Pick<Service, 'env'>, request: FastifyRequest): string => {
  const { origin, referer } = request.headers
  const told = [origin, referer].flatMap(address => {
    const url = address === undefined ? null : returnAddress(service, request, address)
    return url === null ? [] : [url.origin]
  })
  return told[0] ?? (service.env.PUBLIC_URL || `${request.protocol}://${request.host}`)
}
