import { z } from 'zod'
import { serviceErrorCode } from '../errors.ts'
import { timestamp } from '../fields/dates.ts'
import { faultKinds, operationPattern } from './faults.ts'
import { ruleId } from './ruleId.ts'

const text = z.string().min(1).max(200)

/** The conditions of a search in the request log. A call meets all of those that are set. */
export const requestLogFilter = {
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional().describe('Method of the call.'),
  operation: operationPattern.optional(),
  path: text.optional().describe('Path of the call as it was sent; * means any characters.'),
  status: z
    .string()
    .regex(/^(?:0|[2-5]\d\d|[2-5]xx)$/)
    .optional()
    .describe('Status of the answer such as 404, its class such as 4xx, or 0 for a call without an answer.'),
  error: serviceErrorCode.optional(),
  rule: ruleId.optional(),
  fault: z
    .enum(['any', ...faultKinds])
    .optional()
    .describe('Kind of the fault that a tester added for the call, or any.'),
  request_id: text.optional().describe('Id of the call, as in the header X-Request-Id.'),
  text: text
    .optional()
    .describe('A text in the address, the headers or the bodies of the call or its answer, in either case.'),
  applicant: text
    .optional()
    .describe(
      'A state id, an application id, or what an applicant submitted, such as an NRIC, a UEN or an e-mail address: ' +
        'the calls that name it, and all other calls of these applications.',
    ),
  since: z.optional(
    timestamp.check(z.describe("Only calls from this time on, by the world's clock, in Singapore.")),
  ),
  until: z.optional(
    timestamp.check(z.describe("Only calls before this time, by the world's clock, in Singapore.")),
  ),
} as const

const filter = z.strictObject(requestLogFilter)
export type RequestLogFilter = z.infer<typeof filter>
