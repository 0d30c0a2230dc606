import { z } from 'zod'
import { companyName } from '../fields/companyName.ts'
import { alternateEmail } from '../fields/email.ts'
import { nric } from '../fields/nric.ts'
import { companyAlternateContact, mobileNumber } from '../fields/phone.ts'
import { representativeDesignation, representativeName } from '../fields/representative.ts'
import { uen } from '../fields/uen.ts'
import { orEmpty } from '../fields/orEmpty.ts'
import { sentEmpty } from './sentEmpty.ts'
import { emailShape } from './submittedEmail.ts'

const companyText = (description: string) => z.string().max(80).meta({ description })

/** The particulars of a company; numbers and addresses are those of its representative. Source: document 2, section 3. */
export const companyShape = {
  company_name: companyName,
  nric: uen.check(z.describe('UEN of the company, sent as nric.')),
  company_name_source: companyText('Where the name was looked up; empty for a typed name.'),
  ebs_company_name: companyText('Name of the company in the billing system, else empty.'),
  authorised_name: representativeName,
  authorised_nric: orEmpty(nric),
  authorised_designation: representativeDesignation,
  phone_number: companyText('Office number of the representative, empty without one.'),
  mobile_number: mobileNumber,
  other_contact: orEmpty(companyAlternateContact),
  ...emailShape,
  other_email: orEmpty(alternateEmail),
  salutation: sentEmpty('Salutation of a person.'),
  name: sentEmpty('Name of a person.'),
  nric_issue_yyyymmdd: sentEmpty('Date of issue of an NRIC or FIN.'),
  race: sentEmpty('Race of a person.'),
  birth_date_yyyymmdd: sentEmpty('Date of birth of a person.'),
  bankruptcy_number: sentEmpty('Bankruptcy number of a person.'),
  work_pass_status: sentEmpty("Status of a person's work pass."),
}
