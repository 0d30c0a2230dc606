import type { Domain } from '@open-account/domain/application/codes'
import type { TurnOnServices } from './turnOnServices.ts'

const preselected: Readonly<Record<Domain, boolean>> = { residential: true, commercial: false }

/** New residential applications have electricity and water. */
export const turnOnServicesDefaults = (domain: Domain): TurnOnServices => ({
  services: { electricity: preselected[domain], water: preselected[domain], gas: false },
  chilled_water: false,
  type_of_usage: '',
  turn_on_date: '',
  supply_application_number: '',
  bypassZCGas: false,
})
