import { z } from 'zod'
import { companyInformation } from './companyInformation.ts'
import { companyInformationDefaults } from './companyInformationDefaults.ts'
import { yesNo } from './draftField.ts'
import { representative } from './representative.ts'
import { representativeDefaults } from './representativeDefaults.ts'

/** The company's particulars: the company, its representative and how they were given. */
export const companyParticulars = z
  .strictObject({
    company_information: companyInformation,
    ...representative.shape,
    use_uen: yesNo('Whether the company is identified by its UEN.'),
    use_myinfo: yesNo('Whether Myinfo Business gave the particulars.').nullable(),
    bypassUen: yesNo('Whether an error of the UEN alone does not hold the company back.'),
    promptMyInfo: yesNo('Whether the identity service is offered first.'),
    showManualEntryPrompt: yesNo('Whether the documents to prepare are shown before typing in.'),
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
