import type { CompanyInformation } from '@open-account/contracts/entities/companyInformation'
import type { Representative } from '@open-account/contracts/entities/representative'
import { normaliseCompanyName } from '@open-account/domain/identity/companyName'
import { normaliseUen } from '@open-account/domain/identity/normaliseUen'
import type { Draft } from '../../../session/draft.ts'

/** What the form of this step holds: the company and its representative in one row. */
export type CompanyValues = Pick<CompanyInformation, 'uen' | 'company_name'> &
  Omit<Representative, 'representative_nric_fin'>

export const valuesOf = (draft: Draft): CompanyValues => {
  const { uen, company_name } = draft.company_information
  const { representative_nric_fin: _, ...representative } = draft.representative
  return { uen, company_name, ...representative }
}

/** The slices of the draft with what the form holds, without the spaces that typing leaves at the ends. */
export const companyOf = (values: CompanyValues, draft: Draft) => {
  const before = draft.company_information
  const name = normaliseCompanyName(values.company_name).trim()
  return {
    company_information: {
      ...before,
      uen: normaliseUen(values.uen),
      company_name: name,
      // A name that was looked up and then changed is a name that was typed in.
      company_name_source: name === before.company_name ? before.company_name_source : '',
    },
    representative: {
      ...draft.representative,
      representative_name: values.representative_name.trim(),
      representative_designation: values.representative_designation.trim(),
      representative_email: values.representative_email.trim(),
      representative_alternate_email: values.representative_alternate_email.trim(),
      representative_mobile_prefix: values.representative_mobile_prefix,
      representative_mobile_number: values.representative_mobile_number.trim(),
      representative_contact_prefix: values.representative_contact_prefix,
      representative_contact_number: values.representative_contact_number.trim(),
    },
  } satisfies Partial<Draft>
}
