import { plugin } from '../kit/plugin.ts'
import type { Env } from '../kit/env.ts'
import { Refusal } from '../kit/refusal.ts'

/** The time in which the setting counts calls. Milliseconds. */
const second = 1_000

/**
 * Refuses an address that calls more often than the setting allows. Without the setting no call is counted. Each
 * replica counts its own calls; health checks and the calls of the service itself are never refused.
 */
export const rateLimit = plugin<Pick<Env, 'RATE_LIMIT'>>(
  { name: 'rateLimit', dependencies: ['errors', 'call', 'seeding'] },
  async (app, { RATE_LIMIT }) => {
    if (RATE_LIMIT === 0) return
    const { default: limiter } = await import('@fastify/rate-limit')
    await app.register(limiter, {
      max: RATE_LIMIT,
      timeWindow: second,
      allowList: ({ call, isSeed }) => isSeed || call?.operation?.startsWith('health.') === true,
      errorResponseBuilder: () => new Refusal('too_many_requests', { retryAfter: 1 }),
    })
  },
)
