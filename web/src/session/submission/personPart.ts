import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { maskEmail } from '@open-account/domain/contact/masking'
import { issueDateOnWire } from '@open-account/domain/identity/issueDate'
import { parseEnteredDate } from '@open-account/domain/time/enteredDate'
import { toWireDate } from '@open-account/domain/time/wireDate'
import { chosen } from '../draftSelectors.ts'
import type { Draft } from '../draft.ts'

/**
 * The particulars of a person: home, mobile and alternate number are phone_number, mobile_number, other_contact. The
 * e-mail of an existing account is sent masked (C-058).
 */
export const personPart = (draft: Draft, facts: ApplicationFacts) => {
  const { personal_information: person, personal_contact_information: contact, bankruptcy, signup } = draft
  const birth = parseEnteredDate(person.dob)
  return {
    salutation: chosen(person.salutation, 'salutation'),
    name: person.name,
    nric: person.nric_fin,
    nric_issue_yyyymmdd: issueDateOnWire(
      facts,
      facts.identityData === true ? null : parseEnteredDate(person.nric_fin_doi),
    ),
    race: chosen(person.race, 'race'),
    birth_date_yyyymmdd: birth === null ? '' : toWireDate(birth),
    phone_number: contact.home_contact_number,
    mobile_number: contact.mobile_number,
    other_contact: contact.alternate_contact_number,
    email: facts.linkedEmail ? maskEmail(signup.linked_email) : contact.email,
    is_masked_email: facts.linkedEmail,
    other_email: '',
    bankruptcy_number: bankruptcy.bankruptcy ? bankruptcy.bankruptcy_no : '',
    work_pass_status: person.work_pass,
  }
}
