import type { Domain } from '@open-account/domain/application/codes'
import type { TurnOnForm } from './turnOnForm.ts'
import type { TurnOnServices } from './turnOnServices.ts'
import { turnOnServicesDefaults } from './turnOnServicesDefaults.ts'

/** The turn-on details before any answer. */
export const turnOnDetailsDefaults: Omit<TurnOnForm, keyof TurnOnServices> = {
  turn_on_datetime: null,
  turn_on_time: '',
  turn_on_date_hash: '',
  turn_on_time_hash: '',
  timeslot_required: false,
  timeslot_allowed: true,
  meter_reading_required: false,
  notification_type: '',
  notification_no: '',
  preTurnOn: false,
  showPreTurnOnPrompt: false,
  zcGasDate: '',
  zczzDate: '',
  terminateDate: '',
  preferred_date: '',
}

export const turnOnFormDefaults = (domain: Domain): TurnOnForm => ({
  ...turnOnServicesDefaults(domain),
  ...turnOnDetailsDefaults,
})
