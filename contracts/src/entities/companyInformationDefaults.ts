import type { CompanyInformation } from './companyInformation.ts'

/** A company before anything is entered. Needs none of the checks of its fields. */
export const companyInformationDefaults: CompanyInformation = {
  uen: '',
  company_name: '',
  company_name_source: '',
  ebs_company_name: '',
}
