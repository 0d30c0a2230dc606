import { defaultPhonePrefix } from '@open-account/domain/contact/phone'
import type { Representative } from './representative.ts'

/** A representative before any answer. This file does not load the checks of its fields. */
export const representativeDefaults: Representative = {
  representative_name: '',
  representative_designation: '',
  representative_nric_fin: '',
  representative_email: '',
  representative_alternate_email: '',
  representative_mobile_prefix: defaultPhonePrefix,
  representative_contact_prefix: defaultPhonePrefix,
  representative_mobile_number: '',
  representative_contact_number: '',
}
