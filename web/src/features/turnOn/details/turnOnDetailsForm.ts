import type { FormWith } from '../../../kit/form/formWith.ts'

/** The form of a step with turn-on details. Date, timeslot, services and files have no field in it. */
export type TurnOnDetailsForm = FormWith<
  | 'review.electric_meter_reading'
  | 'review.water_meter_reading'
  | 'review.gas_meter_reading'
  | 'review.check_eeg'
  | 'review.gst_reg_no'
  | 'review.gst_reg_date'
  | 'review.hla'
>
