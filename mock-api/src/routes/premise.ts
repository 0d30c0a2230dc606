import type { contract } from '@open-account/contracts'
import { toWireDate } from '@open-account/domain/time/wireDate'
import type { Handlers } from '../plugins/contract.ts'
import { Refusal } from '../refusal.ts'
import { foundUtilities } from '../scenarios/foundUtilities.ts'
import { premiseNumber } from '../scenarios/premiseNumber.ts'
import type { PremisesScenario } from '../scenarios/premises.ts'
import { premisesAt } from '../scenarios/premisesAt.ts'
import { slowAnswer } from '../scenarios/slowAnswer.ts'
import { usesOfPremises } from '../scenarios/usesOfPremises.ts'
import type { Service } from '../service.ts'
import { dateAt } from '../worlds/today.ts'

const hasNumber: Readonly<Record<PremisesScenario['number'], (forPremises: boolean) => boolean>> = {
  always: () => true,
  never: () => false,
  'premises only': forPremises => forPremises,
}

export const premiseRoutes = ({ sleep }: Service): Handlers<typeof contract.premise> => {
  /** Takes the time and the failures that the premises are known for. */
  const lookUp = async (postalCode: string): Promise<PremisesScenario> => {
    const premises = premisesAt(postalCode)
    if (premises.lookup === 'slow') await sleep(slowAnswer)
    return premises
  }

  return {
    streetName: async ({ body, request }) => {
      const { postcode: postalCode, floor, unit, for_premises: forPremises } = body
      const premises = await lookUp(postalCode)
      request.rule = premises.rule
      if (premises.lookup === 'failing') throw new Refusal('upstream_error')
      if (premises.street === null) throw new Refusal('address_not_found')
      const { terminatesInDays } = premises
      const found = foundUtilities(premises)
      return {
        status: 200,
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
          premise_no: hasNumber[premises.number](forPremises)
            ? premiseNumber({ postalCode, floor, unit })
            : '',
          contestable: premises.contestable,
          terminate_date:
            terminatesInDays === null || !forPremises
              ? null
              : toWireDate(dateAt(request.at).add({ days: terminatesInDays })),
        },
      }
    },
    lookUpUtilities: async ({ body, query, request }) => {
      const { postal_code: postalCode, floor, unit } = body
      const premises = await lookUp(postalCode)
      request.rule = premises.rule
      if (premises.lookup === 'failing') throw new Refusal('upstream_error')
      const found = premises.street !== null && hasNumber[premises.number](query.utilities === '1')
      return {
        status: 200,
        body: { premise_no: found ? premiseNumber({ postalCode, floor, unit }) : '' },
      }
    },
    useOfPremise: () => Promise.resolve({ status: 200, body: usesOfPremises }),
  }
}
