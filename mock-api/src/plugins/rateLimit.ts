import { plugin } from '../kit/plugin.ts'
import type { Env } from '../kit/env.ts'
import { Refusal } from '../kit/refusal.ts'

/** What the setting counts calls by. Milliseconds. */
const second = 1_000

/**
 * Refuses an address that calls more often than the setting allows; without one nobody is counted. Each replica counts
 * for itself, and whoever asks whether the service is well is always told.
 */
export const rateLimit = plugin<Pick<Env, 'RATE_LIMIT'>>(
  { name: 'rateLimit', dependencies: ['errors', 'call'] },
  async (app, { RATE_LIMIT }) => {
    if (RATE_LIMIT === 0) return
    const { default: limiter } = await import('@fastify/rate-limit')
    await app.register(limiter, {
      max: RATE_LIMIT,
      timeWindow: second,
      allowList: ({ call }) => call?.operation?.startsWith('health.') === true,
      errorResponseBuilder: () => new Refusal('too_many_requests', { retryAfter: 1 }),
    })
  },
)
