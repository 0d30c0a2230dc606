import { dateOfGstRegistration } from '@open-account/contracts/fields/dates'
import { gstNumber } from '@open-account/contracts/fields/gst'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import type { ApplicationFacts } from '@open-account/domain/application/facts'

const gstFields = { gst_reg_no: orEmpty(gstNumber), gst_reg_date: orEmpty(dateOfGstRegistration) }

/** The schema of the turn-on details: a part of the `review` slice in the schema of a step. */
export const turnOnDetailsShape = ({ generatorDeclared }: Pick<ApplicationFacts, 'generatorDeclared'>) =>
  generatorDeclared ? gstFields : {}
