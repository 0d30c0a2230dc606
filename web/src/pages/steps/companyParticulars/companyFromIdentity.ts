import { companyName } from '@open-account/contracts/fields/companyName'
import { email } from '@open-account/contracts/fields/email'
import { nric } from '@open-account/contracts/fields/nric'
import { mobileNumber } from '@open-account/contracts/fields/phone'
import { representativeName } from '@open-account/contracts/fields/representative'
import { confirmedUenOn } from '@open-account/contracts/fields/uen'
import type { CompanyData } from '@open-account/contracts/identity'
import type { Draft } from '../../../session/draft.ts'
import { normaliseFields } from '../../../session/fieldNormalisers.ts'
import type { CompanyLockable } from '../../../session/lockableFields.ts'

const lockable = [
  'uen',
  'company_name',
  'representative_name',
  'representative_email',
  'representative_mobile_number',
] as const satisfies readonly CompanyLockable[]

/** A number that nobody can look at and correct here: kept when it is one, else left empty (C-057). */
const silentNric = (given: string | undefined): string => {
  const judged = nric.safeParse(given ?? '')
  return judged.success ? judged.data : ''
}

/**
 * The draft with the identity data of a company filled in. What came well formed is locked; what is missing or odd
 * stays a field to fill, with what came in it. The designation is the representative's to say.
 */
export const companyFromIdentity = (data: CompanyData, draft: Draft, today: Temporal.PlainDate) => {
  const { company_information: company, representative } = draft
  const came = normaliseFields({
    uen: data.uen,
    company_name: data.company_name,
    representative_name: data.representative_name,
    representative_email: data.representative_email,
    representative_mobile_number: data.representative_mobileno,
  })
  const wellFormed: Readonly<Record<CompanyLockable, boolean>> = {
    uen: confirmedUenOn(today).safeParse(came.uen).success,
    company_name: companyName.safeParse(came.company_name).success,
    representative_name: representativeName.safeParse(came.representative_name).success,
    representative_email: email.safeParse(came.representative_email).success,
    representative_mobile_number: mobileNumber.safeParse(came.representative_mobile_number).success,
  }
  return {
    signup: {
      ...draft.signup,
      use_myinfo: true,
      promptMyInfo: false,
      ebillEligible: true,
      isValidCompany: wellFormed.uen,
      bypassUen: wellFormed.uen,
    },
    company_information: {
      uen: came.uen || company.uen,
      company_name: came.company_name || company.company_name,
      company_name_source: '',
      ebs_company_name: '',
    },
    representative: {
      ...representative,
      representative_name: came.representative_name || representative.representative_name,
      representative_nric_fin: silentNric(data.representative_nric_fin),
      representative_email: came.representative_email || representative.representative_email,
      representative_mobile_number:
        came.representative_mobile_number || representative.representative_mobile_number,
    },
    particulars: { ...draft.particulars, locked: lockable.filter(field => wellFormed[field]) },
  } satisfies Partial<Draft>
}
