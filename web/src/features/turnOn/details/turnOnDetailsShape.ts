import { dateOfGstRegistration } from '@open-account/contracts/fields/dates'
import { gstNumber } from '@open-account/contracts/fields/gst'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import type { ApplicationFacts } from '@open-account/domain/application/facts'

const declared = { gst_reg_no: orEmpty(gstNumber), gst_reg_date: orEmpty(dateOfGstRegistration) }

/** How the turn-on details are checked: a part of the `review` slice in the schema of the step that shows them. */
export const turnOnDetailsShape = ({ generatorDeclared }: Pick<ApplicationFacts, 'generatorDeclared'>) =>
  generatorDeclared ? declared : {}
