import type { Draft } from '../application/draft.ts'
import { addressInLine } from './addressInLine.ts'
import type { AnswerLine } from './answerSection.ts'
import type { Reviewed } from './reviewed.ts'
import { occupancyNames } from '../application/occupancyNames.ts'

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

/** What the premises step asked. */
export const premisesAnswers = ({ draft, facts, useOfPremises }: Reviewed): readonly AnswerLine[] => [
  {
    term: facts.nonStandardAddress ? 'Premises Description' : 'Premises address',
    value: premisesInLine(draft, facts.nonStandardAddress),
  },
  {
    term: 'Mailing address',
    value: facts.mailingSameAsPremises ? 'Same as premises address' : mailInLine(draft),
  },
  { term: 'Type of Occupancy', value: facts.occupancy === null ? '' : occupancyNames[facts.occupancy] },
  { term: 'Use Of Premises', value: useOfPremises },
]
