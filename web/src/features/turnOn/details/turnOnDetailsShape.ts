import { dateOfGstRegistration } from '@open-account/contracts/fields/dates'
import { gstNumber } from '@open-account/contracts/fields/gst'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import * as z from 'zod/mini'
import { notAsked } from '../../../kit/form/validateOnNext.ts'

const declared = { gst_reg_no: orEmpty(gstNumber), gst_reg_date: orEmpty(dateOfGstRegistration) }
const notDeclared = { gst_reg_no: notAsked, gst_reg_date: notAsked }

/** How the fields of the turn-on details are judged: a part of the schema of the step that shows them. */
export const turnOnDetailsShape = ({ generatorDeclared }: Pick<ApplicationFacts, 'generatorDeclared'>) => ({
  electric_meter_reading: notAsked,
  water_meter_reading: notAsked,
  gas_meter_reading: notAsked,
  check_eeg: z.boolean(),
  ...(generatorDeclared ? declared : notDeclared),
  hla: z.boolean(),
})
