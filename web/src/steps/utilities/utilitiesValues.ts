import type { Draft } from '../../application/draft.ts'

/** What the form of this step holds; date, timeslot, services, e-bill and files are kept as they are chosen. */
export type UtilitiesValues = Pick<
  Draft['review'],
  | 'electric_meter_reading'
  | 'water_meter_reading'
  | 'gas_meter_reading'
  | 'check_eeg'
  | 'gst_reg_no'
  | 'gst_reg_date'
  | 'hla'
>

export const valuesOf = ({ review }: Draft): UtilitiesValues => ({
  electric_meter_reading: review.electric_meter_reading,
  water_meter_reading: review.water_meter_reading,
  gas_meter_reading: review.gas_meter_reading,
  check_eeg: review.check_eeg,
  gst_reg_no: review.gst_reg_no,
  gst_reg_date: review.gst_reg_date,
  hla: review.hla,
})
