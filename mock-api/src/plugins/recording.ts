import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import type { Service } from '../service/service.ts'
import { isInWorld } from './world.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when every call that was passed on so far is recorded. */
    recorded: () => Promise<void>
  }
}

/** Whether a call is passed on: the calls of the contract, but those that the service makes itself. */
const isPassedOn = (request: FastifyRequest): boolean =>
  request.call?.operation !== undefined &&
  request.call.control !== true &&
  isInWorld(request) &&
  !request.isSeed

/** Passes the calls on to the backend of RECORD_TO and records the answers. Without that setting it costs nothing. */
export const recording = plugin<Service>(
  {
    name: 'recording',
    dependencies: ['errors', 'call', 'seeding', 'jsonBody', 'world', 'requestLog'],
  },
  async (app, service) => {
    const { RECORD_TO: backend, CONTROL } = service.env
    if (backend === '' || CONTROL === 'off') {
      app.decorate('recorded', () => Promise.resolve())
      return
    }
    const { passOn } = await import('../subjects/recording/passOn.ts')
    const { recorder } = await import('../subjects/recording/recorder.ts')
    const { record, settled } = recorder(service, app)
    app.decorate('recorded', settled)
    app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
      if (isPassedOn(request)) return passOn(backend, request, reply, record)
    })
    app.addHook('onClose', settled)
  },
)
