import { z } from 'zod'
import { alternateEmail, email } from '../fields/email.ts'
import { nric } from '../fields/nric.ts'
import { companyAlternateContact, mobileNumber, phonePrefix } from '../fields/phone.ts'
import { representativeDesignation, representativeName } from '../fields/representative.ts'
import { typed } from './draftField.ts'

/** Who acts for the company. Source: document 1, section 3. */
export const representative = z
  .strictObject({
    representative_name: typed(representativeName),
    representative_designation: typed(representativeDesignation),
    representative_nric_fin: typed(nric),
    representative_email: typed(email),
    representative_alternate_email: typed(alternateEmail),
    representative_mobile_prefix: typed(phonePrefix),
    representative_contact_prefix: typed(phonePrefix),
    representative_mobile_number: typed(mobileNumber),
    representative_contact_number: typed(companyAlternateContact),
  })
  .meta({ description: 'The representative of a company.' })
export type Representative = z.infer<typeof representative>
