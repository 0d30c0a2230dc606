import { z } from 'zod'
import { companyName } from '../fields/companyName.ts'
import { uen } from '../fields/uen.ts'
import { enteredText } from './draftField.ts'

/** The company that applies. Source: document 1, section 3. */
export const companyInformation = z
  .strictObject({
    uen: enteredText(uen),
    company_name: enteredText(companyName),
    company_name_source: z
      .string()
      .meta({ description: 'Where the name was looked up; empty for a typed name.' }),
    ebs_company_name: z
      .string()
      .meta({ description: 'Name of the company in the billing system, else empty.' }),
  })
  .meta({ description: 'The company that applies.' })
export type CompanyInformation = z.infer<typeof companyInformation>
