import { z } from 'zod'
import { bodyRefusals } from './errors.ts'
import { tensionLevel } from './fields/codes.ts'
import { identityNumber } from './fields/identityNumber.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { tensionExamples } from './tensionExamples.ts'
import { c } from './router.ts'

export const tensionBody = z.strictObject({
  tensionLevel,
  nric: identityNumber.check(z.describe('UEN of a company; NRIC or FIN of a person.')),
  electricitySelected: z.boolean().describe('Whether electricity is applied for.'),
  waterSelected: z.boolean().describe('Whether water is applied for.'),
  gasSelected: z.boolean().describe('Whether gas is applied for.'),
  chilledWaterSelected: z.boolean().describe('Whether centralised cooling is applied for.'),
})

export type TensionBody = z.infer<typeof tensionBody>

export const tension = c.router(
  {
    validate: {
      method: 'POST',
      path: '/v1/loadCurbValidate',
      summary: 'Check whether a tension can be served',
      description:
        'Called on Next of the particulars screen, after eligibility, for commercial electricity above low tension.',
      body: tensionBody,
      responses: {
        200: z.object({
          mcst: z.boolean().describe('Whether the application may continue with this tension.'),
        }),
        ...bodyRefusals(),
      },
      metadata: {
        units: 'Tension in capitals: LT, HT, EHT, UHT.',
        errors: {},
        example: tensionExamples.validate,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
