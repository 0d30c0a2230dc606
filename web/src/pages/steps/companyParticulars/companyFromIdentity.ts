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

/** The fields that the data of a company fills in. */
export const companyLockables = [
  'uen',
  'company_name',
  'representative_name',
  'representative_email',
  'representative_mobile_number',
] as const satisfies readonly CompanyLockable[]

/** A number that is not shown on the screen: the value when it is valid, else empty (C-057). */
const silentNric = (received: string | undefined): string => {
  const validation = nric.safeParse(received ?? '')
  return validation.success ? validation.data : ''
}

/**
 * The draft with the identity data of a company. Valid values are locked; missing or invalid ones stay editable. The
 * representative types the designation.
 */
export const companyFromIdentity = (data: CompanyData, draft: Draft, today: Temporal.PlainDate) => {
  const { company_information: company, representative } = draft
  const values = normaliseFields({
    uen: data.uen,
    company_name: data.company_name,
    representative_name: data.representative_name,
    representative_email: data.representative_email,
    representative_mobile_number: data.representative_mobileno,
  })
  const wellFormed: Readonly<Record<CompanyLockable, boolean>> = {
    uen: confirmedUenOn(today).safeParse(values.uen).success,
    company_name: companyName.safeParse(values.company_name).success,
    representative_name: representativeName.safeParse(values.representative_name).success,
    representative_email: email.safeParse(values.representative_email).success,
    representative_mobile_number: mobileNumber.safeParse(values.representative_mobile_number).success,
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
      uen: values.uen || company.uen,
      company_name: values.company_name || company.company_name,
      company_name_source: '',
      ebs_company_name: '',
    },
    representative: {
      ...representative,
      representative_name: values.representative_name || representative.representative_name,
      representative_nric_fin: silentNric(data.representative_nric_fin),
      representative_email: values.representative_email || representative.representative_email,
      representative_mobile_number:
        values.representative_mobile_number || representative.representative_mobile_number,
    },
    particulars: { ...draft.particulars, locked: companyLockables.filter(field => wellFormed[field]) },
  } satisfies Partial<Draft>
}
