import { z } from 'zod'
import { bodyRefusals } from './errors.ts'
import { accountHolderType, accountType, tensionLevel, usage } from './fields/codes.ts'
import { electricityCapacity } from './fields/capacityCode.ts'
import { identityNumber } from './fields/identityNumber.ts'
import { dollarAmount } from './fields/money.ts'
import { numberOfDays } from './fields/numberOfDays.ts'
import { orEmpty } from './fields/orEmpty.ts'
import { paymentMethod } from './fields/paymentMethod.ts'
import { premisesType } from './fields/useOfPremises.ts'
import { waterCapacity } from './fields/waterCapacity.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { depositExamples } from './depositExamples.ts'
import { c } from './router.ts'

export const choice = z
  .object({
    value: z.string().describe('Code of the choice, for later calls.'),
    text: z.string().describe('Text of the choice.'),
    order: z.int().describe('Position in the list, from 1.'),
  })
  .describe('One choice of a list.')

const choices = (what: string) => z.array(choice).readonly().describe(what)

export const usageOptions = z
  .object({
    options: choices('Types of premises.'),
    elect_capacity: choices('Electricity supply capacities in kVA.'),
    water_capacity: choices('Water supply capacities in cubic metres; empty where the applicant types it.'),
    no_days: choices('Numbers of days; empty where the applicant types it.'),
    payment_method: choices('Ways to pay the deposit.'),
  })
  .describe('The choices of one type of usage.')

export const depositOptions = z
  .object({ permanent: usageOptions, temporary: usageOptions })
  .describe('The choices by type of usage.')
export type DepositOptions = z.infer<typeof depositOptions>

export const depositBody = z.strictObject({
  account_type: accountType,
  accHolderType: accountHolderType,
  usageType: usage,
  isElectricitySelected: z.boolean().describe('Whether electricity is applied for.'),
  isWaterSelected: z.boolean().describe('Whether water is applied for.'),
  isGasSelected: z.boolean().describe('Whether gas is applied for.'),
  useOfPremises: premisesType,
  waterCapacityRequired: z.optional(orEmpty(waterCapacity)),
  electricitySupplyRange: z.optional(orEmpty(electricityCapacity)),
  noOfdays: numberOfDays.optional(),
  tensionLevel: tensionLevel
    .optional()
    .describe(
      'Ours: tension of the premises, found or chosen; above low tension the deposit for electricity depends on the kW. Low when left out.',
    ),
  nric_roc: identityNumber,
})
export type DepositBody = z.infer<typeof depositBody>

export const depositAnswer = z
  .object({
    securityDeposit: dollarAmount.describe('The deposit in Singapore dollars.'),
    payment_method: z
      .object({
        options: choices('Ways to pay it.'),
        defaults: z.nullable(paymentMethod).describe('The preselected way; null without one.'),
      })
      .describe('How it can be paid.'),
  })
  .describe('The security deposit and how it can be paid.')
export type DepositAnswer = z.infer<typeof depositAnswer>

export const deposit = c.router(
  {
    options: {
      method: 'POST',
      path: '/v1/openacc/fetchSDOptions',
      summary: 'List the choices of the security deposit',
      description: 'The inputs of the deposit of commercial premises, for permanent and for temporary usage.',
      body: z.strictObject({}).nullish().describe('Nothing: an empty object or no body.'),
      responses: { 200: depositOptions, ...bodyRefusals() },
      metadata: {
        units: 'Electricity capacity in kVA, water capacity in cubic metres.',
        errors: {},
        example: depositExamples.options,
      } satisfies EndpointDocs,
    },
    calculate: {
      method: 'POST',
      path: '/v1/openacc/calculateSD',
      summary: 'Calculate the security deposit',
      description:
        'Called 300 ms after the last change of an input. An input that the type of premises requires and that is ' +
        'missing is refused as invalid_request, field by field. Residential premises have a fixed deposit in the ' +
        'tariff, so it is not calculated here.',
      body: depositBody,
      responses: { 200: depositAnswer, ...bodyRefusals('deposit_not_calculable') },
      metadata: {
        units:
          'Amounts in Singapore dollars; electricity by the code of its kVA band, water in cubic metres, days; above low tension the kW of the contract, else of the band.',
        rules: [
          'Which inputs are required depends on the type of premises: deposit/inputs of @open-account/domain lists them.',
        ],
        errors: { deposit_not_calculable: 'No deposit is known for this combination.' },
        example: depositExamples.calculate,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
