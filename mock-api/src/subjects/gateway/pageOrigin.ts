import type { FastifyRequest } from 'fastify'
import { returnAddress } from './addresses.ts'
import type { Service } from '../../service/service.ts'

/**
 * The origin of the caller's application, for an address that is sent to another device: that of the calling page when
 * it is an allowed return address, else that of the settings or of the call.
 */
export const pageOrigin = (service: Pick<Service, 'env'>, request: FastifyRequest): string => {
  const { origin, referer } = request.headers
  const origins = [origin, referer].flatMap(address => {
    const url = address === undefined ? null : returnAddress(service, request, address)
    return url === null ? [] : [url.origin]
  })
  return origins[0] ?? (service.env.PUBLIC_URL || `${request.protocol}://${request.host}`)
}
