import { maskEmail } from '@open-account/domain/contact/masking'
import { titleCase } from '@open-account/domain/text/titleCase'
import type { LockableField } from '../../session/lockableFields.ts'
import { companyLabels as labels, optionalLabels } from '../../session/labels/companyLabels.ts'
import { identityServiceNames } from '../../session/labels/choiceNames.ts'
import type { AnswerLine } from '../../session/handover/answerSection.ts'
import { phoneText } from '@open-account/domain/contact/phoneText'
import type { Reviewed } from './reviewed.ts'

const sourceIn =
  ({ draft }: Reviewed) =>
  (field: LockableField): { readonly tag?: string } =>
    draft.particulars.locked.includes(field) ? { tag: `From ${identityServiceNames.company}` } : {}

const withoutEmpty = (lines: readonly AnswerLine[]): readonly AnswerLine[] =>
  lines.filter(({ value }) => value !== '')

/** The answers of a company on the particulars step. */
export const companyAnswers = (reviewed: Reviewed): readonly AnswerLine[] => {
  const { company_information: company } = reviewed.draft
  const source = sourceIn(reviewed)
  return withoutEmpty([
    { term: labels.uen, value: company.uen, ...source('uen') },
    {
      term: labels.company_name,
      value: titleCase(company.company_name),
      ...source('company_name'),
    },
  ])
}

/** The representative and the contact details; empty answers are left out. */
export const representativeAnswers = (reviewed: Reviewed): readonly AnswerLine[] => {
  const { draft, facts } = reviewed
  const { representative, signup } = draft
  const source = sourceIn(reviewed)
  return withoutEmpty([
    {
      term: labels.representative_name,
      value: titleCase(representative.representative_name),
      ...source('representative_name'),
    },
    { term: labels.representative_designation, value: representative.representative_designation },
    {
      term: labels.representative_mobile_number,
      value: phoneText(
        representative.representative_mobile_prefix,
        representative.representative_mobile_number,
      ),
      ...source('representative_mobile_number'),
    },
    {
      term: optionalLabels.representative_contact_number,
      value: phoneText(
        representative.representative_contact_prefix,
        representative.representative_contact_number,
      ),
    },
    facts.linkedEmail
      ? { term: labels.representative_email, value: maskEmail(signup.linked_email) }
      : {
          term: labels.representative_email,
          value: representative.representative_email,
          ...source('representative_email'),
        },
    {
      term: optionalLabels.representative_alternate_email,
      value: representative.representative_alternate_email,
    },
  ])
}
