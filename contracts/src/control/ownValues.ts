import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { eligibilityAnswer } from '../account.ts'
import { tensionLevel, townGas } from '../fields/codes.ts'
import { postalCode } from '../fields/postalCode.ts'
import { c } from '../router.ts'
import { ownValuesExamples } from './ownValuesExamples.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { type IdOf, type ValueKind, valueIdList, valueIds } from './values.ts'
import { pageQuery, total } from './page.ts'
import { worldParams } from './worldId.ts'

/** How many values of its own a world has at most. */
export const maxOwnValues = 200

const idsOf = <const Kind extends ValueKind>(...kinds: readonly Kind[]) =>
  z.enum(valueIdList.filter((id): id is IdOf<Kind> => (kinds as readonly ValueKind[]).includes(valueIds[id])))

const text = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\x20-\x7E]+$/)

const lookup = z
  .enum(['prompt', 'slow', 'failing'])
  .describe('Whether the look-up answers at once, after four seconds, or fails.')

const premises = z
  .strictObject({
    kind: z.literal('premises').describe('Premises at a postal code.'),
    value: postalCode,
    like: idsOf('postalCode')
      .optional()
      .describe('Magic value whose premises these are like, but for what follows.'),
    block: text.nullable().describe('Only valid block; null where every block is valid.'),
    street: text.nullable().describe('Street; null when none is found.'),
    town_gas: townGas,
    gas: z.boolean().describe('Whether gas is supplied at the premises.'),
    chilled_water: z.boolean().describe('Whether centralised cooling is supplied.'),
    tension: tensionLevel.nullable().describe('Tension of the electricity; null when it is not known.'),
    contestable: z.boolean().describe('Whether the consumer may buy from the open electricity market.'),
    terminates_in_days: z
      .int()
      .min(0)
      .max(60)
      .nullable()
      .describe('Days from today until the present account ends; null without one.'),
    lookup,
    days: z
      .enum(['days', 'none', 'offset', 'failing'])
      .describe('Whether the calendar has days, none, an offset in place of them, or fails.'),
    timeslots: z
      .enum(['offered', 'one', 'none', 'not-needed', 'failing'])
      .describe('Whether appointments are offered, one is, none is, none is needed, or the list fails.'),
    gas_dates: z.boolean().describe('Whether gas and the other services have different first dates.'),
    pre_turn_on: z.boolean().describe('Whether the supplies are on already.'),
    meter_readings: z.boolean().describe('Whether meter readings are needed.'),
    first_slot_taken: z.boolean().describe('Whether the first appointment that is confirmed is taken.'),
  })
  .partial()
  .required({ kind: true, value: true })
  .describe('Premises of your own.')

const customer = z
  .strictObject({
    kind: z.literal('customer').describe('Data of the back office about an applicant.'),
    value: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z\d]{9,10}$/)
      .describe('NRIC, FIN or UEN of the applicant.'),
    like: idsOf('nric', 'uen')
      .optional()
      .describe('Magic value whose data these are like, but for what follows.'),
    ...eligibilityAnswer.shape,
    failing: z.boolean().describe('Whether the eligibility check fails.'),
  })
  .partial()
  .required({ kind: true, value: true })
  .describe('An applicant of your own.')

const company = z
  .strictObject({
    kind: z.literal('company').describe('A company in the register.'),
    value: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z\d]{9,10}$/)
      .describe('UEN of the company.'),
    like: idsOf('uen').optional().describe('Magic value whose company this is like, but for what follows.'),
    name: text.nullable().describe('Name; null when no company is registered.'),
    active: z.boolean().describe('Whether the company is active.'),
    lookup,
  })
  .partial()
  .required({ kind: true, value: true })
  .describe('A company of your own.')

export const ownValue = z
  .discriminatedUnion('kind', [premises, customer, company])
  .describe('A value of a world with an answer of your own.')
export type OwnValue = z.infer<typeof ownValue>

const units = 'Days from today.'

export const ownValues = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/values',
      summary: 'List the own values of a world',
      description: 'The premises, customers and companies that a tester gave the world, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject(
        pageQuery(z.string().max(80).describe('Kind and value, joined by a dot: premises.238801.'), 'them'),
      ),
      responses: {
        200: z.object({ values: z.array(ownValue).readonly().describe('The values.'), total }),
        ...steeringRefusals(),
      },
      metadata: { units, errors: steeringErrors, example: ownValuesExamples.list } satisfies EndpointDocs,
    },
    set: {
      method: 'PUT',
      path: '/mock/v1/worlds/:world/values',
      summary: 'Give a value of a world an answer of your own',
      description:
        'A postal code, an NRIC, FIN or UEN gets the premises, the data of a customer or the company that the call ' +
        'describes; what it leaves out is like the magic value in like, or else as for any other value. The rules apply ' +
        'to it as to every value. It replaces an own value of the same kind.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: ownValue,
      responses: { 200: ownValue, ...steeringBodyRefusals('world_conflict') },
      metadata: {
        units,
        errors: { ...steeringErrors, world_conflict: `The world has ${maxOwnValues} own values.` },
        example: ownValuesExamples.set,
      } satisfies EndpointDocs,
    },
    remove: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/values/:kind/:value',
      summary: 'Delete an own value of a world',
      description: 'After that it has the answer of the service again. The other own values stay.',
      pathParams: worldParams.extend({
        kind: z.enum(['premises', 'customer', 'company']).describe('The kind of the value.'),
        value: z.string().max(20).describe('The postal code, NRIC, FIN or UEN.'),
      }),
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: ownValuesExamples.remove,
      } satisfies EndpointDocs,
    },
    clear: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/values',
      summary: 'Delete the own values of a world',
      description: 'After that only magic values have known answers.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: ownValuesExamples.clear,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
