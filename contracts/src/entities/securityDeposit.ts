import { z } from 'zod'
import { electricityCapacity } from '../fields/capacityCode.ts'
import { dollarAmount } from '../fields/money.ts'
import { enteredDays } from '../fields/numberOfDays.ts'
import { premisesType } from '../fields/useOfPremises.ts'
import { waterCapacity } from '../fields/waterCapacity.ts'
import { enteredText } from './draftField.ts'

/** The security deposit of commercial premises. Source: document 2, section 3. */
export const securityDeposit = z
  .strictObject({
    USE_OF_PREMISES_LIST: enteredText(premisesType),
    ELECT_CAPACITY: enteredText(electricityCapacity),
    WATER_CAPACITY: enteredText(waterCapacity),
    NO_DAYS: enteredText(enteredDays),
    security_deposit: dollarAmount
      .nullable()
      .meta({ description: 'Deposit in dollars; null until it is calculated.' }),
    selected_premises: z.string().meta({ description: 'Name of the chosen type of premises, else empty.' }),
    selected_elec_cap: z
      .string()
      .meta({ description: 'Name of the chosen electricity capacity, else empty.' }),
    payment_method: z
      .array(z.string())
      .meta({ description: 'Codes of the payment methods that the calculation offered.' }),
  })
  .meta({ description: 'The security deposit and what it is calculated from.' })
export type SecurityDeposit = z.infer<typeof securityDeposit>
