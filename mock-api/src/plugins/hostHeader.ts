import type { FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'

/** A name or an address, with a port where there is one. */
const shape = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d*)?$/i

const isHost = (host: string | undefined): boolean =>
  host !== undefined && shape.test(host) && URL.canParse(`http://${host}`)

const hostHeaders = ({ rawHeaders }: FastifyRequest['raw']): number => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** Refuses a call without exactly one valid Host header, because answers contain the host. */
export const hostHeader = plugin({ name: 'hostHeader', dependencies: ['errors'] }, app => {
  /** The last valid host, which nearly every call names. */
  let lastHost: string | undefined
  const isValid = (host: string | undefined) => {
    if (host === lastHost && host !== undefined) return true
    if (!isHost(host)) return false
    lastHost = host
    return true
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const isFine =
      hostHeaders(request.raw) === 1 && isValid(request.raw.headers.host) && isValid(request.host)
    done(isFine ? undefined : new Refusal('invalid_request', { description: 'The header Host is no host.' }))
  })
})
