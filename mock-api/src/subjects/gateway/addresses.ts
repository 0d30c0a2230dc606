import type { GatewayRequest, PaymentResult } from '@open-account/contracts/gateway'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../../service/service.ts'
import { callbackPath } from './callbackPath.ts'

/** Characters; with it a request still fits what the gateway takes. */
const longestAddress = 2_000

const protocols: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * Whether a browser may be sent to an address: one of this host, as the caller names it, or of a web application that
 * the settings name. Whether it is http or https is the business of whatever stands in front.
 */
const isAllowed = (
  { env }: Pick<Service, 'env'>,
  { host }: FastifyRequest,
  { protocol, host: of, origin }: URL,
) =>
  protocols.has(protocol) &&
  (of === new URL(`${protocol}//${host}`).host || env.CORS_ORIGINS.includes(origin))

/** The address that a browser asks to be sent back to; null when it is none that it may be sent to. */
export const returnAddress = (
  service: Pick<Service, 'env'>,
  request: FastifyRequest,
  address: string,
): URL | null => {
  if (address.length > longestAddress || !URL.canParse(address)) return null
  const url = new URL(address)
  return isAllowed(service, request, url) ? url : null
}

/** The application that a request to the gateway leads back to; null when it names none. */
export const applicationOf = (
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

/** The way back to the application, with a hint at how the payment went, and why where it failed for a reason. */
export const wayBack = (address: URL, status: PaymentResult, reference: string, reason = ''): string => {
  const url = new URL(address)
  url.searchParams.set('status', status)
  url.searchParams.set('txnRef', reference)
  if (reason !== '') url.searchParams.set('error_description', reason)
  return url.href
}
