import { z } from 'zod'
import { alternateEmail, email } from '../fields/email.ts'
import { nric } from '../fields/nric.ts'
import { companyAlternateContact, mobileNumber, phonePrefix } from '../fields/phone.ts'
import { representativeDesignation, representativeName } from '../fields/representative.ts'
import { enteredText } from './draftField.ts'

/** The representative of a company. Source: document 1, section 3. */
export const representative = z
  .strictObject({
    representative_name: enteredText(representativeName),
    representative_designation: enteredText(representativeDesignation),
    representative_nric_fin: enteredText(nric),
    representative_email: enteredText(email),
    representative_alternate_email: enteredText(alternateEmail),
    representative_mobile_prefix: enteredText(phonePrefix),
    representative_contact_prefix: enteredText(phonePrefix),
    representative_mobile_number: enteredText(mobileNumber),
    representative_contact_number: enteredText(companyAlternateContact),
  })
  .meta({ description: 'The representative of a company.' })
export type Representative = z.infer<typeof representative>
