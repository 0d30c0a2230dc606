import type { contract } from '@open-account/contracts'
import { inactiveCompanyDetails } from '@open-account/domain/premises/companyStatus'
import type { Handlers } from '../plugins/contract.ts'
import { Refusal } from '../kit/refusal.ts'
import { companyWith } from '../scenarios/companies.ts'
import { customerWith } from '../scenarios/customers.ts'
import { slowAnswer } from '../scenarios/slowAnswer.ts'
import type { Service } from '../service/service.ts'
import { dateAt } from '../subjects/worlds/today.ts'

/** The source of every name: the register of companies. */
const source = 'ACRA'

export const companyRoutes = ({ sleep }: Pick<Service, 'sleep'>): Handlers<typeof contract.company> => ({
  lookUpName: async ({ body: { uen }, request }) => {
    const { rule, name, active, lookup } = companyWith(uen, dateAt(request.at), request.world)
    if (lookup === 'slow') await sleep(slowAnswer)
    if (lookup === 'failing') throw new Refusal('upstream_error', { rule })
    if (name === null) throw new Refusal('company_not_found', { rule })
    const isCustomer = !customerWith(uen, request.world).answer.is_new_customer
    return {
      status: 200,
      rule,
      body: {
        name,
        source,
        details: active ? '' : inactiveCompanyDetails,
        data: { ebsName: isCustomer ? name : '' },
      },
    }
  },
})
