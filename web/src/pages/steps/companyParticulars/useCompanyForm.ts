import { serviceToday } from '../../../http/api/serviceClock.ts'
import { useDraftForm } from '../../../session/useDraftForm.ts'
import { companySchema } from './companySchema.ts'

/** The form of the company's particulars. */
export const useCompanyForm = (onNext: () => Promise<void>) =>
  useDraftForm({
    slices: ['company_information', 'representative'],
    schema: now => companySchema(now, serviceToday()),
    onNext,
  })

export type CompanyForm = ReturnType<typeof useCompanyForm>
