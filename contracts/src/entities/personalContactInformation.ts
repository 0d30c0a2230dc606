import { defaultPhonePrefix } from '@open-account/domain/contact/phone'
import { z } from 'zod'
import { email } from '../fields/email.ts'
import { mobileNumber, personalAlternateContact, phonePrefix } from '../fields/phone.ts'
import { enteredText } from './draftField.ts'

/** Contact details of a person. Source: document 1, section 3. */
export const personalContactInformation = z
  .strictObject({
    email: enteredText(email),
    mobile_prefix: enteredText(phonePrefix),
    mobile_number: enteredText(mobileNumber),
    alternate_contact_prefix: enteredText(phonePrefix),
    alternate_contact_number: enteredText(personalAlternateContact),
    home_contact_prefix: enteredText(phonePrefix),
    home_contact_number: z
      .string()
      .meta({ description: 'Home number from identity data; not a field of the form.' }),
  })
  .meta({ description: 'Contact details of a person.' })
export type PersonalContactInformation = z.infer<typeof personalContactInformation>

export const personalContactInformationDefaults: PersonalContactInformation = {
  email: '',
  mobile_prefix: defaultPhonePrefix,
  mobile_number: '',
  alternate_contact_prefix: defaultPhonePrefix,
  alternate_contact_number: '',
  home_contact_prefix: defaultPhonePrefix,
  home_contact_number: '',
}
