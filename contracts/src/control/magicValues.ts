import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { steeringErrors, steeringHeaders, steeringRefusals } from './steering.ts'
import { ruleId } from './ruleId.ts'
import { valueIdList, valueKinds } from './values.ts'
import { magicValuesExamples } from './magicValuesExamples.ts'
import { c } from '../router.ts'

export const magicValue = z
  .object({
    kind: z.enum(valueKinds).describe('The field for the value.'),
    value: z.string().describe('The value.'),
    id: z.enum(valueIdList).describe('Id by which tests name it.'),
    rule: ruleId.describe('Rule that it reaches.'),
    sentence: z.string().describe('The use of the value.'),
    block: z.string().optional().describe('The block that belongs to it, where it is a postal code.'),
  })
  .describe('A known input with a known answer.')
export type MagicValue = z.infer<typeof magicValue>

export const magicValues = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/values',
      summary: 'List the magic values',
      description:
        'Every magic value of the service with the rule that it reaches. Every world has the same ones.',
      responses: {
        200: z.object({ values: z.array(magicValue).readonly().describe('The magic values.') }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Values as they are typed into the application.',
        errors: steeringErrors,
        example: magicValuesExamples.list,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
