import type { GatewayRequest, PaymentResult } from '@open-account/contracts/gateway'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../../service/service.ts'
import { callbackPath } from './callbackPath.ts'

/** The longest address with which a request is within the gateway's limit. Characters. */
const maxAddressLength = 2_000

const protocols: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * Whether a browser may be redirected to an address: the host of the call, or an origin of the settings. The protocol of
 * the call is not compared, because a proxy in front may end TLS.
 */
const isAllowed = (
  { env }: Pick<Service, 'env'>,
  { host }: FastifyRequest,
  { protocol, host: of, origin }: URL,
) =>
  protocols.has(protocol) &&
  (of === new URL(`${protocol}//${host}`).host || env.CORS_ORIGINS.includes(origin))

/** The requested return address; null when it is not allowed. */
export const returnAddress = (
  service: Pick<Service, 'env'>,
  request: FastifyRequest,
  address: string,
): URL | null => {
  if (address.length > maxAddressLength || !URL.canParse(address)) return null
  const url = new URL(address)
  return isAllowed(service, request, url) ? url : null
}

/** The return address in a request to the gateway; null when it has none that is allowed. */
export const returnAddressIn = (
  service: Pick<Service, 'env'>,
  request: FastifyRequest,
  { b2sTxnEndURL: callback }: Pick<GatewayRequest['msg'], 'b2sTxnEndURL'>,
): URL | null => returnAddress(service, request, new URL(callback).searchParams.get('return') ?? '')

/** Whether a submission may name this as the address of the callback. */
export const isCallbackAddress = (
  service: Pick<Service, 'env'>,
  request: FastifyRequest,
  address: string,
): boolean => {
  const url = returnAddress(service, request, address)
  if (url?.pathname !== callbackPath) return false
  const back = url.searchParams.get('return')
  return back === null || returnAddress(service, request, back) !== null
}

/** The return address with the outcome of the payment, and with the reason when it failed. */
export const withOutcome = (address: URL, status: PaymentResult, reference: string, reason = ''): string => {
  const url = new URL(address)
  url.searchParams.set('status', status)
  url.searchParams.set('txnRef', reference)
  if (reason !== '') url.searchParams.set('error_description', reason)
  return url.href
}
