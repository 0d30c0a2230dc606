import type { Domain } from '@open-account/domain/application/codes'
import { z } from 'zod'
import { usage } from '../fields/codes.ts'
import { supplyApplicationNumber } from '../fields/supplyApplicationNumber.ts'
import { chilledWater, serviceShape } from '../fields/utilities.ts'
import { chosen, flag, typed } from './draftField.ts'

export const appliedServices = z.strictObject(serviceShape).meta({ description: 'The services applied for.' })

/** What is turned on, and how it is used. Source: document 1, section 3. */
export const turnOnServices = z
  .strictObject({
    services: appliedServices,
    chilled_water: chilledWater,
    type_of_usage: chosen(usage),
    turn_on_date: z.string().meta({ description: 'Chosen turn-on date as YYYYMMDD, else empty.' }),
    supply_application_number: typed(supplyApplicationNumber),
    bypassZCGas: flag('Whether gas is left out of the application although it was chosen.'),
  })
  .meta({ description: 'The services to turn on.' })
export type TurnOnServices = z.infer<typeof turnOnServices>

const preselected: Readonly<Record<Domain, boolean>> = { residential: true, commercial: false }

/** Residential premises begin with electricity and water. */
export const turnOnServicesDefaults = (domain: Domain): TurnOnServices => ({
  services: { electricity: preselected[domain], water: preselected[domain], gas: false },
  chilled_water: false,
  type_of_usage: '',
  turn_on_date: '',
  supply_application_number: '',
  bypassZCGas: false,
})
