import { maskEmail } from '@open-account/domain/contact/masking'
import { titleCase } from '@open-account/domain/text/titleCase'
import { shownDate } from '../../session/labels/dateLabels.ts'
import type { LockableField } from '../../session/lockableFields.ts'
import { labelOf, raceLabels, salutationLabels } from '../../session/labels/particularsChoices.ts'
import { phoneText } from '@open-account/domain/contact/phoneText'
import { alternateContactLabel, particularsLabels as labels } from '../../session/labels/particularsLabels.ts'
import { identityServiceNames } from '../../session/labels/choiceNames.ts'
import type { AnswerLine } from '../../session/handover/answerSection.ts'
import type { Reviewed } from './reviewed.ts'

/** The answers of a person on the particulars step; empty ones are left out. */
export const personAnswers = ({ draft, facts }: Reviewed): readonly AnswerLine[] => {
  const { personal_information: person, personal_contact_information: contact, bankruptcy, signup } = draft
  const source = (field: LockableField) =>
    draft.particulars.locked.includes(field) ? { tag: `From ${identityServiceNames.personal}` } : {}
  const lines: readonly AnswerLine[] = [
    { term: labels.salutation, value: labelOf(salutationLabels)(person.salutation) },
    { term: labels.name, value: titleCase(person.name), ...source('name') },
    { term: labels.nric_fin, value: person.nric_fin, ...source('nric_fin') },
    { term: labels.nric_fin_doi, value: facts.identityData === true ? '' : shownDate(person.nric_fin_doi) },
    { term: labels.work_pass, value: person.work_pass, ...source('work_pass') },
    { term: labels.dob, value: shownDate(person.dob), ...source('dob') },
    { term: labels.race, value: labelOf(raceLabels)(person.race), ...source('race') },
    facts.linkedEmail
      ? { term: labels.email, value: maskEmail(signup.linked_email) }
      : { term: labels.email, value: contact.email, ...source('email') },
    {
      term: labels.mobile_number,
      value: phoneText(contact.mobile_prefix, contact.mobile_number),
      ...source('mobile_number'),
    },
    {
      term: alternateContactLabel,
      value: phoneText(contact.alternate_contact_prefix, contact.alternate_contact_number),
    },
    { term: labels.bankruptcy_no, value: bankruptcy.bankruptcy ? bankruptcy.bankruptcy_no : '' },
  ]
  return lines.filter(({ value }) => value !== '')
}
