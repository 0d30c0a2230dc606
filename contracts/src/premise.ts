import { z } from 'zod'
import { useOfPremisesItem } from './entities/useOfPremisesItem.ts'
import { bodyRefusals } from './errors.ts'
import { block } from './fields/block.ts'
import { accountType, tensionLevel, townGas } from './fields/codes.ts'
import { wireDate } from './fields/dates.ts'
import { floor } from './fields/floor.ts'
import { premiseNumber } from './fields/ids.ts'
import { postalCode } from './fields/postalCode.ts'
import { unit } from './fields/unit.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { premiseExamples } from './premiseExamples.ts'
import { c } from './router.ts'

/** The query of the look-up: whether the address is the premises' (1) or the mailing address (0). */
const lookUpQuery = z.strictObject({
  utilities: z.enum(['0', '1']).default('1').describe('1 for the premises, 0 for the mailing address.'),
})

const lookUpBody = z.strictObject({
  account_type: accountType,
  house_number: block,
  floor,
  unit,
  postal_code: postalCode,
})

const lookUpAnswer = z.object({
  premise_no: z
    .union([premiseNumber, z.literal('')])
    .describe('Premises number; empty when the premises are not valid.'),
})

const streetNameBody = z.strictObject({
  account_type: accountType,
  postcode: postalCode,
  block,
  unit,
  floor,
  for_premises: z.boolean().describe('Whether it is the premises address; false for the mailing address.'),
  utilities_flag: z.enum(['0', '1']).describe('1 to return the utilities of the premises, otherwise 0.'),
})

const utilities = z
  .object({
    town_gas: townGas,
    gas: z.boolean().describe('Whether gas is supplied here.'),
    electric: z.boolean().describe('Whether electricity is supplied here.'),
    water: z.boolean().describe('Whether water is supplied here.'),
    chilledWater: z.boolean().describe('Whether centralised cooling is supplied here.'),
    tensionLevel: tensionLevel
      .nullable()
      .describe('Tension of the electricity supply; null when it is unknown.'),
  })
  .describe('Supplies at the premises.')

export const streetNameAnswer = z.object({
  street_name: z.string().describe('Street name, at most 60 characters.'),
  utilities: utilities.nullable().describe('Supplies at the premises; null for a mailing address.'),
  premise_no: z.union([premiseNumber, z.literal('')]).describe('Premises number; empty when there is none.'),
  contestable: z.boolean().describe('Whether the consumer may buy from the open electricity market.'),
  terminate_date: z
    .nullable(wireDate)
    .describe('Day the present account ends, YYYYMMDD; null when it is unknown.'),
})
export type StreetNameAnswer = z.infer<typeof streetNameAnswer>

/** The documents print no payload for useOfPremise: an empty object or no body. */
const nothing = z.strictObject({}).nullish().describe('Nothing: an empty object or no body.')

/** One choice of the list; an answer may have more fields than these. */
const useOfPremisesChoice = z.object(useOfPremisesItem.shape).describe('One use of premises.')

export const premise = c.router(
  {
    lookUpUtilities: {
      method: 'POST',
      path: '/v1/premise/lookup-utilities',
      summary: 'Find the premises number of an address',
      description:
        'Called on Next of the premises screen, for the premises and for a different mailing address. An unknown ' +
        'address is answered with an empty premises number, not with a refusal.',
      query: lookUpQuery,
      body: lookUpBody,
      responses: { 200: lookUpAnswer, ...bodyRefusals() },
      metadata: {
        units: 'Postal code of six digits; floor and unit without #.',
        errors: {},
        example: premiseExamples.lookUpUtilities,
      } satisfies EndpointDocs,
    },
    streetName: {
      method: 'POST',
      path: '/v1/premise/street-name',
      summary: 'Find the street and the supplies of an address',
      description:
        'Called while the applicant types the address, when it has a postal code and a block, and both floor and unit or ' +
        'neither. After the third unknown address in a row the application offers a non-standard address.',
      body: streetNameBody,
      responses: { 200: streetNameAnswer, ...bodyRefusals('address_not_found') },
      metadata: {
        units: 'Postal code of six digits; dates YYYYMMDD in Singapore.',
        errors: { address_not_found: 'No street has this postal code and block.' },
        example: premiseExamples.streetName,
      } satisfies EndpointDocs,
    },
    useOfPremise: {
      method: 'POST',
      path: '/v1/premise/useOfPremise',
      summary: 'List the uses of premises',
      description: 'The choices of Use Of Premises for both domains, in the order in which they are shown.',
      body: nothing,
      responses: {
        200: z.array(useOfPremisesChoice).readonly().describe('Uses of premises of both domains.'),
        ...bodyRefusals(),
      },
      metadata: {
        units: 'Account type 01 residential, 02 commercial.',
        errors: {},
        example: premiseExamples.useOfPremise,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
