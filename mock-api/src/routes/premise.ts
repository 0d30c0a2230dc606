import type { contract } from '@open-account/contracts'
import { toWireDate } from '@open-account/domain/time/wireDate'
import type { Handlers } from '../plugins/contract.ts'
import { Refusal } from '../kit/refusal.ts'
import { foundUtilities } from '../scenarios/foundUtilities.ts'
import { premiseNumber } from '../scenarios/premiseNumber.ts'
import type { PremisesScenario } from '../scenarios/premises.ts'
import { addressAt } from '../scenarios/premisesAt.ts'
import { slowAnswer } from '../scenarios/slowAnswer.ts'
import { usesOfPremises } from '../scenarios/usesOfPremises.ts'
import type { Service } from '../service/service.ts'
import { dateAt } from '../subjects/worlds/today.ts'

export const premiseRoutes = ({ sleep }: Service): Handlers<typeof contract.premise> => {
  /** The scenario of an address, after the delay that it asks for. */
  const lookUp = async (...address: Parameters<typeof addressAt>): Promise<PremisesScenario> => {
    const premises = addressAt(...address)
    if (premises.lookup === 'slow') await sleep(slowAnswer)
    return premises
  }

  return {
    streetName: async ({ body, request }) => {
      const { postcode: postalCode, block, floor, unit, for_premises: forPremises } = body
      const premises = await lookUp({ postalCode, block }, request.world)
      const { rule } = premises
      if (premises.lookup === 'failing') throw new Refusal('upstream_error', { rule })
      if (premises.street === null) throw new Refusal('address_not_found', { rule })
      const { terminatesInDays } = premises
      const found = foundUtilities(premises)
      return {
        status: 200,
        rule,
        body: {
          street_name: premises.street,
          utilities:
            body.utilities_flag === '1'
              ? {
                  town_gas: found.townGas,
                  gas: found.gas,
                  electric: found.electricity,
                  water: found.water,
                  chilledWater: found.cooling,
                  tensionLevel: premises.tension,
                }
              : null,
          premise_no: premiseNumber(premises, forPremises, { postalCode, floor, unit }),
          contestable: premises.contestable,
          terminate_date:
            terminatesInDays === null || !forPremises
              ? null
              : toWireDate(dateAt(request.at).add({ days: terminatesInDays })),
        },
      }
    },
    lookUpUtilities: async ({ body, query, request }) => {
      const { postal_code: postalCode, house_number: block, floor, unit } = body
      const premises = await lookUp({ postalCode, block }, request.world)
      const { rule } = premises
      if (premises.lookup === 'failing') throw new Refusal('upstream_error', { rule })
      const number = premiseNumber(premises, query.utilities === '1', { postalCode, floor, unit })
      return { status: 200, rule, body: { premise_no: premises.street === null ? '' : number } }
    },
    useOfPremise: () => Promise.resolve({ status: 200, body: usesOfPremises }),
  }
}
