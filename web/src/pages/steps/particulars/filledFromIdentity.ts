import { email } from '@open-account/contracts/fields/email'
import { nric } from '@open-account/contracts/fields/nric'
import { personName } from '@open-account/contracts/fields/personName'
import { mobileNumber } from '@open-account/contracts/fields/phone'
import type { PersonData } from '@open-account/contracts/identity'
import { raceOfIdentityCode } from '@open-account/domain/identity/race'
import { parseIsoDate } from '@open-account/domain/time/isoDate'
import { formatSlashedDate } from '@open-account/domain/time/slashedDate'
import type { Draft } from '../../../session/draft.ts'
import { normaliseFields } from '../../../session/fieldNormalisers.ts'
import type { PersonLockable } from '../../../session/lockableFields.ts'

const birthOf = ({ date_of_birth }: PersonData): string => {
  const date = parseIsoDate(date_of_birth)
  return date === null ? '' : formatSlashedDate(date)
}

/**
 * The draft with identity data filled in. What came well formed is locked; what is missing or odd stays a field to
 * fill, with what came in it. There is no date of issue (C-060); nationality and home number are kept silently.
 */
export const filledFromIdentity = (person: PersonData, draft: Draft) => {
  const before = draft.personal_information
  const contact = draft.personal_contact_information
  const came = normaliseFields({
    nric_fin: person.nric,
    name: person.name,
    work_pass: person.work_pass_status,
    dob: birthOf(person),
    email: person.email,
    mobile_number: person.mobile,
  })
  const wellFormed: Readonly<Record<PersonLockable, boolean>> = {
    nric_fin: nric.safeParse(came.nric_fin).success,
    name: personName.safeParse(came.name).success,
    work_pass: came.work_pass !== '',
    dob: came.dob !== '',
    race: person.race !== '',
    email: email.safeParse(came.email).success,
    mobile_number: mobileNumber.safeParse(came.mobile_number).success,
  }
  const lockable: readonly PersonLockable[] = [
    'nric_fin',
    'name',
    'work_pass',
    'dob',
    'race',
    'email',
    'mobile_number',
  ]
  return {
    signup: { ...draft.signup, use_myinfo: true, promptMyInfo: false, ebillEligible: true },
    personal_information: {
      ...before,
      nric_fin: came.nric_fin || before.nric_fin,
      nric_fin_doi: '',
      work_pass: came.work_pass,
      name: came.name || before.name,
      dob: came.dob || before.dob,
      race: person.race === '' ? before.race : raceOfIdentityCode(person.race),
      nationality: person.nationality,
    },
    personal_contact_information: {
      ...contact,
      email: came.email || contact.email,
      mobile_number: came.mobile_number || contact.mobile_number,
      home_contact_number: person.homeNo,
    },
    particulars: { ...draft.particulars, locked: lockable.filter(field => wellFormed[field]) },
  } satisfies Partial<Draft>
}
