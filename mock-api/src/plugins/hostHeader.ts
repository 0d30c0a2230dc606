import type { FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'

/** A name or an address, with a port where there is one. */
const shape = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d*)?$/i

const isHost = (host: string | undefined): boolean =>
  host !== undefined && shape.test(host) && URL.canParse(`http://${host}`)

const hostHeaders = ({ rawHeaders }: FastifyRequest['raw']): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length

/** Refuses a call without exactly one valid Host header, because answers contain the host. */
export const hostHeader = plugin({ name: 'hostHeader', dependencies: ['errors'] }, app => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isFine = hostHeaders(request.raw) === 1 && isHost(request.raw.headers.host) && isHost(request.host)
    done(isFine ? undefined : new Refusal('invalid_request', { description: 'The header Host is no host.' }))
  })
})
