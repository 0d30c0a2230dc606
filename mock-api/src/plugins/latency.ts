import { plugin } from '../kit/plugin.ts'
import type { Service } from '../service/service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answers of this route are held back, as those of a busy back office are. */
    delayed?: boolean
  }
}

/** Holds answers back by the time that the world, or else the service, is set to (C-132). */
export const latency = plugin<Service>(
  { name: 'latency', dependencies: ['call', 'world'] },
  (app, { env, sleep }) => {
    app.addHook('preHandler', async request => {
      if (request.call?.delayed !== true) return
      const wait = request.world.latency ?? env.LATENCY_MS
      if (wait > 0) await sleep(wait)
    })
  },
)
