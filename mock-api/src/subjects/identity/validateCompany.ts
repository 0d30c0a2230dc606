import type { CompanyData } from '@open-account/contracts/identity'
import { isEmail } from '@open-account/domain/contact/email'
import { isMobileNumber } from '@open-account/domain/contact/phone'
import { isCompanyLive } from '@open-account/domain/premises/companyStatus'
import type { Validation } from './validation.ts'

/** Refuses a company that is not live. */
export const validateCompany = (company: CompanyData): Validation => {
  if (!isCompanyLive(company.company_status))
    return { rule: 'identity.company-not-live', refusal: 'myinfobiz_companystatus_notlive' }
  const isComplete = isEmail(company.representative_email) && isMobileNumber(company.representative_mobileno)
  return { rule: isComplete ? 'identity.company-live' : 'identity.incomplete', refusal: null }
}
