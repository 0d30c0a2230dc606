import { z } from 'zod'
import { bankruptcyNumber } from '../fields/bankruptcyNumber.ts'
import { race, salutation } from '../fields/codes.ts'
import { wireDate } from '../fields/dates.ts'
import { alternateEmail } from '../fields/email.ts'
import { nric } from '../fields/nric.ts'
import { personName } from '../fields/personName.ts'
import { mobileNumber, personalAlternateContact } from '../fields/phone.ts'
import { workPassStatus } from '../fields/workPassStatus.ts'
import { optionalText } from './optional.ts'
import { emailShape } from './submittedEmail.ts'

/** Home numbers come from identity data and follow no rule of the form. */
const homeContact = z.string().max(20).optional().meta({ description: 'Home number, empty when not given.' })

/** The particulars of a person. Source: document 2, section 3; C-096 for the three numbers. */
export const personShape = {
  salutation,
  name: personName,
  nric,
  nric_issue_yyyymmdd: optionalText(wireDate).meta({
    description: 'Date of issue of the NRIC or FIN as YYYYMMDD; 19000101 or empty when there is none.',
  }),
  race,
  birth_date_yyyymmdd: wireDate.check(z.describe('Date of birth as YYYYMMDD.')),
  phone_number: homeContact,
  mobile_number: mobileNumber,
  other_contact: optionalText(personalAlternateContact),
  ...emailShape,
  other_email: optionalText(alternateEmail),
  bankruptcy_number: optionalText(bankruptcyNumber),
  work_pass_status: optionalText(workPassStatus),
}
