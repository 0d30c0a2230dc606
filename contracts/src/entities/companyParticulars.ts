import { z } from 'zod'
import { companyInformation } from './companyInformation.ts'
import { companyInformationDefaults } from './companyInformationDefaults.ts'
import { yesNo } from './draftField.ts'
import { representative } from './representative.ts'
import { representativeDefaults } from './representativeDefaults.ts'

/** The company's particulars: the company, its representative and how the particulars were entered. */
export const companyParticulars = z
  .strictObject({
    company_information: companyInformation,
    ...representative.shape,
    use_uen: yesNo('Whether the company is identified by its UEN.'),
    use_myinfo: yesNo('Whether the particulars come from Myinfo Business.').nullable(),
    bypassUen: yesNo('Whether the company may continue in spite of an error of the UEN.'),
    promptMyInfo: yesNo('Whether the identity service is offered first.'),
    showManualEntryPrompt: yesNo('Whether the documents to prepare are shown before the form.'),
  })
  .meta({ description: 'The particulars of a company.' })
export type CompanyParticulars = z.infer<typeof companyParticulars>

export const companyParticularsDefaults: CompanyParticulars = {
  company_information: companyInformationDefaults,
  ...representativeDefaults,
  use_uen: true,
  use_myinfo: null,
  bypassUen: false,
  promptMyInfo: true,
  showManualEntryPrompt: true,
}
