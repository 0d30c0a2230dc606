import type { Field } from '@open-account/domain/requirements/fields'
import type { MeteredService, meterReadingFields } from '@open-account/domain/turnOn/meterReadings'

/** The labels of the fields of the turn-on details. */
export const turnOnDetailsLabels = {
  gst_reg_no: 'GST Reg No.',
  gst_reg_date: 'GST Valid Reg. Date',
} as const satisfies Partial<Record<Field, string>>

/** The labels of the readings, by their fields; 'Meter Reading' is the name of the photo. */
export const readingLabels = {
  electric_meter_reading: 'Electricity Reading',
  water_meter_reading: 'Water Reading',
  gas_meter_reading: 'Gas Reading',
} as const satisfies Record<(typeof meterReadingFields)[MeteredService], string>
