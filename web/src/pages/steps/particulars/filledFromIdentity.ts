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

/** The fields that the data of a person fills in. */
export const personLockables = [
  'name',
  'nric_fin',
  'work_pass',
  'dob',
  'race',
  'email',
  'mobile_number',
] as const satisfies readonly PersonLockable[]

const birthOf = ({ date_of_birth }: PersonData): string => {
  const date = parseIsoDate(date_of_birth)
  return date === null ? '' : formatSlashedDate(date)
}

/**
 * The draft with the identity data of a person. Valid values are locked; missing or invalid ones stay editable. There
 * is no date of issue (C-060); nationality and home number are saved without being shown.
 */
export const filledFromIdentity = (person: PersonData, draft: Draft) => {
  const previous = draft.personal_information
  const contact = draft.personal_contact_information
  const values = normaliseFields({
    nric_fin: person.nric,
    name: person.name,
    work_pass: person.work_pass_status,
    dob: birthOf(person),
    email: person.email,
    mobile_number: person.mobile,
  })
  const wellFormed: Readonly<Record<PersonLockable, boolean>> = {
    nric_fin: nric.safeParse(values.nric_fin).success,
    name: personName.safeParse(values.name).success,
    work_pass: values.work_pass !== '',
    dob: values.dob !== '',
    race: person.race !== '',
    email: email.safeParse(values.email).success,
    mobile_number: mobileNumber.safeParse(values.mobile_number).success,
  }
  return {
    signup: { ...draft.signup, use_myinfo: true, promptMyInfo: false, ebillEligible: true },
    personal_information: {
      ...previous,
      nric_fin: values.nric_fin || previous.nric_fin,
      nric_fin_doi: '',
      work_pass: values.work_pass,
      name: values.name || previous.name,
      dob: values.dob || previous.dob,
      race: person.race === '' ? previous.race : raceOfIdentityCode(person.race),
      nationality: person.nationality,
    },
    personal_contact_information: {
      ...contact,
      email: values.email || contact.email,
      mobile_number: values.mobile_number || contact.mobile_number,
      home_contact_number: person.homeNo,
    },
    particulars: { ...draft.particulars, locked: personLockables.filter(field => wellFormed[field]) },
  } satisfies Partial<Draft>
}
