import { inactiveCompanyDetails } from '@open-account/domain/premises/companyStatus'
import { z } from 'zod'
import { bodyRefusals } from './errors.ts'
import { uen } from './fields/uen.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { companyExamples } from './companyExamples.ts'
import { c } from './router.ts'

export const companyNameAnswer = z
  .object({
    name: z.string().describe('Registered name.'),
    source: z.string().describe('Where the name was looked up.'),
    details: z.string().describe(`Empty, or '${inactiveCompanyDetails}' for a company that is not active.`),
    data: z
      .object({
        ebsName: z.string().describe('Name in the billing system; empty when it is not a customer.'),
      })
      .optional()
      .describe('The entry in the billing system.'),
  })
  .describe('The entry in the register of companies.')
export type CompanyNameAnswer = z.infer<typeof companyNameAnswer>

export const company = c.router(
  {
    lookUpName: {
      method: 'POST',
      path: '/v1/account/lookup_company_name_acra',
      summary: 'Find the name of a company',
      description:
        'Called 200 ms after the last change of the UEN. A company that is not active is an answer, not a refusal. The ' +
        'entity type in a UEN is not checked; the register decides whether there is such a company.',
      body: z.strictObject({ uen }),
      responses: { 200: companyNameAnswer, ...bodyRefusals('company_not_found') },
      metadata: {
        units: 'UEN of nine or ten characters.',
        errors: { company_not_found: 'No company is registered under this UEN.' },
        example: companyExamples.lookUpName,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
