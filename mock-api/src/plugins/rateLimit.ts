import type { FastifyInstance } from 'fastify'
import type { Env } from '../kit/env.ts'
import { Refusal } from '../kit/refusal.ts'

/** What the setting counts calls by. Milliseconds. */
const second = 1_000

/**
 * Refuses an address that calls more often than the setting allows; without one nobody is counted. Each replica counts
 * for itself, and whoever asks whether the service is well is always told.
 */
export const rateLimit = async (
  app: FastifyInstance,
  { RATE_LIMIT }: Pick<Env, 'RATE_LIMIT'>,
): Promise<void> => {
  if (RATE_LIMIT === 0) return
  const { default: limiter } = await import('@fastify/rate-limit')
  await app.register(limiter, {
    max: RATE_LIMIT,
    timeWindow: second,
    allowList: ({ call }) => call?.operation?.startsWith('health.') === true,
    errorResponseBuilder: () => new Refusal('too_many_requests', { retryAfter: 1 }),
  })
}
