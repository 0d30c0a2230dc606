import { callbackify } from 'node:util'
import { worldParams } from '@open-account/contracts/control/worldId'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import { hasControlToken } from '../subjects/steering/controlToken.ts'
import { isFromAnotherSite } from '../subjects/steering/isFromAnotherSite.ts'
import { isSteeringHost } from '../subjects/steering/steeringHosts.ts'
import { isWorldKey, worldKeyHeader } from '../subjects/steering/worldKey.ts'
import { findWorld } from '../store/worlds.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the pages for testers: whether a page needs the control token, or is the page to enter it. */
    steering?: 'needs token' | 'takes token'
    /** Whether a call changes something although its method is GET. */
    changes?: boolean
  }
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

const changesSomething = ({ method, call }: FastifyRequest): boolean =>
  !reading.has(method) || call?.changes === true

/**
 * Decides who may steer the service. Refuses calls of the control API and of the pages for testers: under a host that
 * the settings do not name; when they change something and the browser says that another site makes them; without
 * the control token where there is one; and when they change a world that has a key, without that key.
 */
export const steering = plugin<Pick<Service, 'env' | 'db'>>(
  { name: 'steering', dependencies: ['errors', 'call', '@fastify/cookie'] },
  (app, { env, db }) => {
    const checkCaller = (request: FastifyRequest, reply: FastifyReply) => {
      if (!isSteeringHost(env, request))
        throw new Refusal('forbidden', {
          description:
            'The service is not steered under this host. The setting CONTROL_HOSTS names those that it is.',
        })
      if (changesSomething(request) && isFromAnotherSite(env, request))
        throw new Refusal('forbidden', { description: 'Another site may not steer the service.' })
      if (request.call?.steering === 'takes token' || hasControlToken(env, request)) return
      void reply.header('www-authenticate', 'Bearer realm="control"')
      throw new Refusal('unauthorized', { description: 'Steering the service needs its control token.' })
    }
    const checkWorldKey = callbackify(async (request: FastifyRequest) => {
      const named = worldParams.safeParse(request.params)
      const world = named.success ? await findWorld(db, named.data.world) : undefined
      if (world !== undefined && !isWorldKey(world, request.headers[worldKeyHeader]))
        throw new Refusal('forbidden', { description: 'This world is changed only with its key.' })
    })
    app.addHook('onRequest', (request, reply, done) => {
      const { call } = request
      if (call?.control === true || call?.steering !== undefined) checkCaller(request, reply)
      if (call?.needsWorldKey === true) checkWorldKey(request, done)
      else done()
    })
  },
)
