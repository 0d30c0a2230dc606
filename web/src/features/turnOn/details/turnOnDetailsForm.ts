import type { FormWith } from '../../../kit/form/useAppForm.ts'
import { dateOfGstRegistration } from '@open-account/contracts/fields/dates'
import { gstNumber } from '@open-account/contracts/fields/gst'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import type { ApplicationFacts } from '@open-account/domain/application/facts'

const gstFields = { gst_reg_no: orEmpty(gstNumber), gst_reg_date: orEmpty(dateOfGstRegistration) }

/** The schema of the turn-on details: a part of the `review` slice in the schema of a step. */
export const turnOnDetailsShape = ({ generatorDeclared }: Pick<ApplicationFacts, 'generatorDeclared'>) =>
  generatorDeclared ? gstFields : {}

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
