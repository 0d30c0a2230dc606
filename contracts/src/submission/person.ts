import { z } from 'zod'
import { bankruptcyNumber } from '../fields/bankruptcyNumber.ts'
import { race, salutation } from '../fields/codes.ts'
import { wireDate } from '../fields/dates.ts'
import { alternateEmail } from '../fields/email.ts'
import { nric } from '../fields/nric.ts'
import { personName } from '../fields/personName.ts'
import { mobileNumber, personalAlternateContact } from '../fields/phone.ts'
import { workPassStatus } from '../fields/workPassStatus.ts'
import { orEmpty } from '../fields/orEmpty.ts'
import { emailShape } from './submittedEmail.ts'

/** Home numbers come from identity data and have no rule. */
const homeContact = z.string().max(20).meta({ description: 'Home number, empty without one.' })

/** The particulars of a person. Source: document 2, section 3; C-096 for the three numbers. */
export const personShape = {
  salutation,
  name: personName,
  nric,
  nric_issue_yyyymmdd: orEmpty(wireDate).check(
    z.describe('Date of issue of the NRIC or FIN as YYYYMMDD; 19000101 or empty when there is none.'),
  ),
  race,
  birth_date_yyyymmdd: wireDate.check(z.describe('Date of birth as YYYYMMDD.')),
  phone_number: homeContact,
  mobile_number: mobileNumber,
  other_contact: orEmpty(personalAlternateContact),
  ...emailShape,
  other_email: orEmpty(alternateEmail),
  bankruptcy_number: orEmpty(bankruptcyNumber),
  work_pass_status: orEmpty(workPassStatus),
}
