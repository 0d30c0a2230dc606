import type { SubmittedAddress } from '@open-account/contracts/submission/address'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { chosen } from '../draftSelectors.ts'
import type { Draft } from '../draft.ts'

const premisesAddress = ({ premise_address: address }: Draft['premises']): SubmittedAddress => ({
  block: address.premise_block,
  floor: address.premise_floor,
  unit: address.premise_unit,
  street: address.premise_street_name,
  postal_code: address.premise_postal_code,
})

const mailAddress = ({ mail_address: address }: Draft['premises']): SubmittedAddress => ({
  block: address.mail_block,
  floor: address.mail_floor,
  unit: address.mail_unit,
  street: address.mail_street_name,
  postal_code: address.mail_postal_code,
})

/** The premises and the mailing address. Non-standard premises send their description in place of an address. */
export const premisesPart = ({ premises }: Draft, facts: ApplicationFacts) => ({
  occ_type: chosen(premises.premise_occupancy, 'premise_occupancy'),
  use_of_premises: premises.use_of_premises,
  premise_number: premises.premise_address.premise_premise_no,
  nanl: facts.nonStandardAddress,
  nanl_additional_info: facts.nonStandardAddress ? premises.premise_address.premise_description : '',
  ...(!facts.nonStandardAddress && { premise_address: premisesAddress(premises) }),
  mailing_address: facts.mailingSameAsPremises ? premisesAddress(premises) : mailAddress(premises),
})
