import type { control } from '@open-account/contracts/control/control'
import { ruleIds } from '@open-account/contracts/control/rules'
import { serviceErrorCodes } from '@open-account/contracts/errors'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { requestCounts } from '../../store/requestLog.ts'
import { worldNamed } from './worldNamed.ts'

export const coverageRoutes = (
  service: Service,
  flush: () => Promise<void>,
): Handlers<typeof control.coverage> => ({
  read: async ({ params }) => {
    const { id } = await worldNamed(service, params.world)
    await flush()
    const [reached, answered] = await Promise.all([
      requestCounts(service.db, id, 'rule'),
      requestCounts(service.db, id, 'error'),
    ])
    const times = (name: string, counts: ReadonlyMap<string, number>) => counts.get(name) ?? 0
    return {
      status: 200,
      body: {
        rules: ruleIds.map(rule => ({ rule, count: times(rule, reached) })).filter(({ count }) => count > 0),
        errors: serviceErrorCodes
          .map(error => ({ error, count: times(error, answered) }))
          .filter(({ count }) => count > 0),
        missing_rules: ruleIds.filter(rule => !reached.has(rule)),
        missing_errors: serviceErrorCodes.filter(error => !answered.has(error)),
      },
    }
  },
})
