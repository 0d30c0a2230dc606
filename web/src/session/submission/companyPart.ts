import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { maskEmail } from '@open-account/domain/contact/masking'
import type { Draft } from '../draft.ts'

/**
 * The particulars of a company and its representative. The UEN is sent as nric, the fields of a person empty, and the
 * e-mail of an existing account masked (C-058).
 */
export const companyPart = (
  { company_information: company, representative, signup }: Draft,
  { linkedEmail }: Pick<ApplicationFacts, 'linkedEmail'>,
) =>
  ({
    company_name: company.company_name,
    nric: company.uen,
    company_name_source: company.company_name_source,
    ebs_company_name: company.ebs_company_name,
    authorised_name: representative.representative_name,
    authorised_nric: representative.representative_nric_fin,
    authorised_designation: representative.representative_designation,
    phone_number: '',
    mobile_number: representative.representative_mobile_number,
    other_contact: representative.representative_contact_number,
    email: linkedEmail ? maskEmail(signup.linked_email) : representative.representative_email,
    is_masked_email: linkedEmail,
    other_email: representative.representative_alternate_email,
    salutation: '',
    name: '',
    bankruptcy_number: '',
    work_pass_status: '',
    race: '',
    birth_date_yyyymmdd: '',
    nric_issue_yyyymmdd: '',
  }) as const
