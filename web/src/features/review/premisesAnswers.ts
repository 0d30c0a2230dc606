import { isHawkerStallApplicable } from '@open-account/domain/requirements/conditions'
import { type Field, isFieldRequired } from '@open-account/domain/requirements/fields'
import { addressInLine } from '@open-account/domain/address/addressInLine'
import type { Draft } from '../../session/draft.ts'
import type { AnswerLine } from '../../session/handover/answerSection.ts'
import type { Reviewed } from './reviewed.ts'
import { occupancyNames, tensionNames } from '../../session/labels/choiceNames.ts'
import { hawkerStallLabel, premisesLabels as labels } from '../../session/labels/premisesLabels.ts'

/** The address of the premises in one line, or the description of premises without one. */
export const premisesInLine = ({ premises: { premise_address: address } }: Draft, nonStandard: boolean) =>
  nonStandard
    ? address.premise_description
    : addressInLine({
        block: address.premise_block,
        street: address.premise_street_name,
        floor: address.premise_floor,
        unit: address.premise_unit,
        country: address.premise_country,
        postalCode: address.premise_postal_code,
      })

const mailInLine = ({ premises: { mail_address: address } }: Draft) =>
  addressInLine({
    block: address.mail_block,
    street: address.mail_street_name,
    floor: address.mail_floor,
    unit: address.mail_unit,
    country: address.mail_country,
    postalCode: address.mail_postal_code,
  })

/** The answers that only some premises have; empty ones are left out. */
const furtherAnswers = ({ draft, facts }: Reviewed): readonly AnswerLine[] => {
  const requiredValue = (field: Field, value: string): string => (isFieldRequired(field, facts) ? value : '')
  const lines: readonly AnswerLine[] = [
    {
      term: hawkerStallLabel,
      value: isHawkerStallApplicable(facts) ? draft.premises.hawker_stall_no : '',
    },
    {
      term: labels.tension,
      value: requiredValue('tension', facts.tension === null ? '' : tensionNames[facts.tension]),
    },
    {
      term: labels.supply_application_number,
      value: requiredValue('supply_application_number', draft.turnOnServices.supply_application_number),
    },
  ]
  return lines.filter(({ value }) => value !== '')
}

/** The answers of the premises step. */
export const premisesAnswers = (reviewed: Reviewed): readonly AnswerLine[] => {
  const { draft, facts, useOfPremises } = reviewed
  return [
    {
      term: facts.nonStandardAddress ? 'Premises Description' : 'Premises address',
      value: premisesInLine(draft, facts.nonStandardAddress),
    },
    {
      term: 'Mailing address',
      value: facts.mailingSameAsPremises ? 'Same as premises address' : mailInLine(draft),
    },
    {
      term: labels.premise_occupancy,
      value: facts.occupancy === null ? '' : occupancyNames[facts.occupancy],
    },
    { term: labels.use_of_premises, value: useOfPremises },
    ...furtherAnswers(reviewed),
  ]
}
