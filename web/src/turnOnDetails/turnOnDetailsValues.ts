import type { Draft } from '../application/draft.ts'
import type { FormWith } from '../form/formWith.ts'

/** What the form of a step with turn-on details holds; date, timeslot, services and files are kept as they are chosen. */
export type TurnOnDetailsValues = Pick<
  Draft['review'],
  | 'electric_meter_reading'
  | 'water_meter_reading'
  | 'gas_meter_reading'
  | 'check_eeg'
  | 'gst_reg_no'
  | 'gst_reg_date'
  | 'hla'
>

/** The form of whichever step shows the turn-on details. */
export type TurnOnDetailsForm = FormWith<TurnOnDetailsValues>

export const turnOnDetailsOf = ({ review }: Draft): TurnOnDetailsValues => ({
  electric_meter_reading: review.electric_meter_reading,
  water_meter_reading: review.water_meter_reading,
  gas_meter_reading: review.gas_meter_reading,
  check_eeg: review.check_eeg,
  gst_reg_no: review.gst_reg_no,
  gst_reg_date: review.gst_reg_date,
  hla: review.hla,
})
