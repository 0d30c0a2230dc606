import type { PersonData } from '@open-account/contracts/identity'
import { isEmail } from '@open-account/domain/contact/email'
import { isMobileNumber } from '@open-account/domain/contact/phone'
import { normaliseNric, residencyOf } from '@open-account/domain/identity/nric'
import { isWorkPassGood } from '@open-account/domain/identity/workPass'
import type { Validation } from './validation.ts'

/** Refuses a foreigner without a work pass that is live or approved. */
export const validatePerson = (person: PersonData): Validation => {
  const isForeigner = residencyOf(normaliseNric(person.nric)) === 'foreigner'
  if (isForeigner && !isWorkPassGood(person.work_pass_status))
    return { rule: 'identity.work-pass-expired', refusal: 'myinfo_workpass_expired' }
  const isComplete = person.date_of_birth !== '' && isEmail(person.email) && isMobileNumber(person.mobile)
  if (!isComplete) return { rule: 'identity.incomplete', refusal: null }
  return { rule: isForeigner ? 'identity.work-pass-live' : 'identity.person', refusal: null }
}
