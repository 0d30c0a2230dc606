import { plugin } from '../kit/plugin.ts'
import { randomId } from '../kit/randomId.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of the calls with which the service itself fills a world. */
    seedHeaders: Readonly<Record<string, string>>
  }
  interface FastifyRequest {
    /** Whether the service itself makes the call to fill a world: no delay, fault or limit affects it. */
    readonly isSeed: boolean
  }
}

const header = 'x-seed'

/** Recognises the calls with which the service itself fills a world, by a secret of this process. */
export const seeding = plugin({ name: 'seeding' }, app => {
  const secret = randomId()
  app.decorate('seedHeaders', { [header]: secret })
  app.decorateRequest('isSeed', {
    getter() {
      return this.headers[header] === secret
    },
  })
})
