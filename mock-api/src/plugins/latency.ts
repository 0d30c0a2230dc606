import { callbackify } from 'node:util'
import { plugin } from '../kit/plugin.ts'
import type { Service } from '../service/service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answers of this route are delayed like those of a busy back office. */
    delayed?: boolean
  }
}

/** Delays answers by the time of the world, or else by the setting of the service (C-132). */
export const latency = plugin<Service>(
  { name: 'latency', dependencies: ['call', 'world', 'seeding'] },
  (app, { env, sleep }) => {
    const delay = callbackify(sleep)
    app.addHook('preHandler', (request, _reply, done) => {
      const { call, world } = request
      const wait = call?.delayed === true ? (world.latency ?? env.LATENCY_MS) : 0
      if (wait > 0 && !request.isSeed) delay(wait, done)
      else done()
    })
  },
)
