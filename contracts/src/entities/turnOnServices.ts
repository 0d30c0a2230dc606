import { z } from 'zod'
import { usage } from '../fields/codes.ts'
import { supplyApplicationNumber } from '../fields/supplyApplicationNumber.ts'
import { chilledWater, serviceShape } from '../fields/utilities.ts'
import { choiceOrEmpty, yesNo, enteredText } from './draftField.ts'

export const appliedServices = z.strictObject(serviceShape).meta({ description: 'The services applied for.' })

/** The services to turn on, and their usage. Source: document 1, section 3. */
export const turnOnServices = z
  .strictObject({
    services: appliedServices,
    chilled_water: chilledWater,
    type_of_usage: choiceOrEmpty(usage),
    turn_on_date: z.string().meta({ description: 'Chosen turn-on date as YYYYMMDD, else empty.' }),
    supply_application_number: enteredText(supplyApplicationNumber),
    bypassZCGas: yesNo('Whether gas is not submitted although it was chosen.'),
  })
  .meta({ description: 'The services to turn on.' })
export type TurnOnServices = z.infer<typeof turnOnServices>
