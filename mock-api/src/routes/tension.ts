import type { contract } from '@open-account/contracts'
import type { Handlers } from '../plugins/contract.ts'
import { Refusal } from '../kit/refusal.ts'
import { tensionScenario } from '../scenarios/tensions.ts'

export const tensionRoutes = (): Handlers<typeof contract.tension> => ({
  validate: async ({ body }) => {
    const { rule, outcome } = tensionScenario(body.nric, body.tensionLevel)
    if (outcome === 'failing') throw new Refusal('upstream_error', { rule })
    return { status: 200, rule, body: { mcst: outcome === 'served' } }
  },
})
