import { z } from 'zod'
import { companyData, personData } from '../identity.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { ruleId } from './ruleId.ts'
import { pageQuery, total } from './page.ts'
import { worldParams } from './worldId.ts'
import { personasExamples } from './personasExamples.ts'
import { c } from '../router.ts'

const personaId = z
  .string()
  .regex(/^[a-z0-9.-]{1,64}$/)
  .describe('Id of the persona.')

const common = {
  id: personaId,
  sentence: z.string().min(1).max(200).describe('Description and use of the persona.'),
}

export const persona = z
  .discriminatedUnion('kind', [
    z
      .object({
        ...common,
        kind: z.literal('person').describe('A person.'),
        rule: ruleId.describe('Rule that the persona reaches.'),
        data: personData.nullable().describe('Its identity data; null without any.'),
      })
      .describe('A person at the identity service.'),
    z
      .object({
        ...common,
        kind: z.literal('company').describe('A company.'),
        rule: ruleId.describe('Rule that the persona reaches.'),
        data: companyData.nullable().describe('Its identity data; null without any.'),
      })
      .describe('A company at the identity service.'),
  ])
  .describe('A person or company at the identity service.')
export type Persona = z.infer<typeof persona>

const addPersonaBody = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        ...common,
        kind: z.literal('person').describe('A person.'),
        data: z.strictObject(personData.shape).describe('Its identity data.'),
      })
      .describe('A person.'),
    z
      .strictObject({
        ...common,
        kind: z.literal('company').describe('A company.'),
        data: z.strictObject(companyData.shape).describe('Its identity data.'),
      })
      .describe('A company.'),
  ])
  .describe('A persona of your own.')

const choice = {
  person: personaId.nullable().optional().describe('Persona of the next persons; null shows the page again.'),
  company: personaId
    .nullable()
    .optional()
    .describe('Persona of the next companies; null shows the page again.'),
}

const units = 'Dates of birth YYYY-MM-DD; numbers of eight digits without prefix.'

export const personas = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/personas',
      summary: 'List the personas of a world',
      description: 'The personas of the service and the added ones, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject(
        pageQuery(
          z.string().max(80).describe('Kind and id of a persona, joined by a dot: person.citizen.'),
          'their id, sentence or identity data',
        ),
      ),
      responses: {
        200: z.object({ personas: z.array(persona).readonly().describe('The personas.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units,
        errors: steeringErrors,
        example: personasExamples.list,
      } satisfies EndpointDocs,
    },
    add: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/personas',
      summary: 'Add a persona to a world',
      description: 'The identity service offers it from now on. A persona with the same id is replaced.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: addPersonaBody,
      responses: { 201: persona, ...steeringBodyRefusals() },
      metadata: {
        units,
        errors: steeringErrors,
        example: personasExamples.add,
      } satisfies EndpointDocs,
    },
    choose: {
      method: 'PUT',
      path: '/mock/v1/worlds/:world/personas/choice',
      summary: 'Choose the persona of the next login',
      description: 'The page with the personas is skipped until the choice is reset.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject(choice).describe('The chosen personas; a missing field stays as it is.'),
      responses: {
        200: z.object(choice).describe('The personas that are chosen now.'),
        ...steeringBodyRefusals(),
      },
      metadata: {
        units: 'None: ids only.',
        errors: steeringErrors,
        example: personasExamples.choose,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
