import type { CompanyInformation } from './companyInformation.ts'

/** A company before any answer. This file does not load the checks of its fields. */
export const companyInformationDefaults: CompanyInformation = {
  uen: '',
  company_name: '',
  company_name_source: '',
  ebs_company_name: '',
}
