import { z } from 'zod'
import { serviceErrorCode } from '../errors.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import { timestamp } from '../fields/dates.ts'
import { clientRuleIds } from './clientRules.ts'
import { reportCardExamples } from './reportCardExamples.ts'
import { steeringErrors, steeringHeaders, steeringRefusals } from './steering.ts'
import { worldParams } from './worldId.ts'
import { c } from '../router.ts'

/** How many breaches of a rule are listed. */
export const listedBreaches = 20

const shownCall = z
  .object({
    entry: z.string().describe('Id of the entry in the request log.'),
    at: timestamp.check(
      z.describe("Time of the call by the world's clock, in Singapore, YYYY-MM-DDTHH:mm:ss."),
    ),
    call: z.string().describe('Name of the call in the contract; method and path at an unknown address.'),
    status: z.int().describe('Status of the answer; 0 when the connection was cut before it.'),
    error: serviceErrorCode.nullable().describe('Code of the refusal; null when it was none.'),
  })
  .describe('One call.')
export type ShownCall = z.infer<typeof shownCall>

const checkedRule = z
  .object({
    rule: z.enum(clientRuleIds).describe('Id of the rule.'),
    sentence: z.string().describe('What a good client does.'),
    result: z
      .enum(['pass', 'fail', 'warning', 'not_reached'])
      .describe('not_reached when the world has no call to which the rule applies.'),
    breaches: z
      .array(z.object({ calls: z.array(shownCall).readonly().describe('The calls that show it.') }))
      .max(listedBreaches)
      .readonly()
      .describe(`Each time that the rule was broken, ${listedBreaches} at most.`),
  })
  .describe('A rule with its result.')

export const reportCardAnswer = z
  .object({
    passed: z.boolean().describe('Whether no rule has the result fail.'),
    calls: z.int().nonnegative().describe('How many calls were checked.'),
    rules: z.array(checkedRule).readonly().describe('Every rule, in the order of an application.'),
  })
  .describe('What the calls of a world say about their client.')
export type ReportCard = z.infer<typeof reportCardAnswer>

const metadata = {
  units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss.',
  errors: steeringErrors,
} as const

export const reportCard = c.router(
  {
    verify: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/report-card',
      summary: 'Read the report card of a client',
      description:
        'The calls in the request log of a world, checked by the rules of a good client: each passed, failed, has a ' +
        'warning or was not reached, with the calls that show it.',
      pathParams: worldParams,
      responses: { 200: reportCardAnswer, ...steeringRefusals() },
      metadata: { ...metadata, example: reportCardExamples.verify } satisfies EndpointDocs,
    },
    page: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/report-card/page',
      summary: 'Show the report card of a client',
      description: 'The same as a page for people.',
      pathParams: worldParams,
      responses: {
        200: c.otherResponse({ contentType: 'text/html', body: z.string().describe('The page.') }),
        ...steeringRefusals(),
      },
      metadata: { ...metadata, example: reportCardExamples.page } satisfies EndpointDocs,
    },
    junit: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/report-card/junit',
      summary: 'Read the report card of a client as JUnit XML',
      description:
        'The same for a build server: a test case for each rule. One that was not reached is skipped; a warning is in ' +
        'the output of its case.',
      pathParams: worldParams,
      responses: {
        200: c.otherResponse({
          contentType: 'application/xml',
          body: z.string().describe('The test suite.'),
        }),
        ...steeringRefusals(),
      },
      metadata: { ...metadata, example: reportCardExamples.junit } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
