import type { Draft } from '../../../session/draft.ts'
import type { FormWith } from '../../../kit/form/formWith.ts'
import type { ApplicationFacts } from '@open-account/domain/application/facts'

/** The facts that follow from what stands in the form, which the draft may learn a moment later. */
export const turnOnDetailsFacts = ({ check_eeg }: TurnOnDetailsValues): Partial<ApplicationFacts> => ({
  generatorDeclared: check_eeg,
})

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

const pick = (values: TurnOnDetailsValues): TurnOnDetailsValues => ({
  electric_meter_reading: values.electric_meter_reading,
  water_meter_reading: values.water_meter_reading,
  gas_meter_reading: values.gas_meter_reading,
  check_eeg: values.check_eeg,
  gst_reg_no: values.gst_reg_no,
  gst_reg_date: values.gst_reg_date,
  hla: values.hla,
})

export const turnOnDetailsOf = ({ review }: Pick<Draft, 'review'>): TurnOnDetailsValues => pick(review)

/** The draft's answers with what the form holds. */
export const enteredTurnOnDetails = (
  values: TurnOnDetailsValues,
  { review }: Pick<Draft, 'review'>,
): Pick<Draft, 'review'> => ({ review: { ...review, ...pick(values) } })
