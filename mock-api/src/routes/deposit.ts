import type { contract } from '@open-account/contracts'
import type { DepositBody } from '@open-account/contracts/deposit'
import type { Issue } from '@open-account/contracts/errors'
import { electricityCapacity } from '@open-account/contracts/fields/capacityCode'
import { enteredDays } from '@open-account/contracts/fields/numberOfDays'
import type { Text } from '@open-account/contracts/fields/text'
import { waterCapacity } from '@open-account/contracts/fields/waterCapacity'
import { accountTypes } from '@open-account/domain/application/codes'
import { toDollars } from '@open-account/domain/deposit/money'
import { knownDeposit } from '../subjects/deposit/knownDeposit.ts'
import { depositOptions, depositPayment } from '../subjects/deposit/depositOptions.ts'
import { type DepositInput, type DepositQuote, quoteDeposit } from '../subjects/deposit/quoteDeposit.ts'
import type { Handlers } from '../plugins/contract.ts'
import { Refusal } from '../kit/refusal.ts'
import { beforeConstant, constantBody } from '../kit/serialize.ts'

const payment = constantBody({ payment_method: depositPayment })

/** The path of each input in the body, and the field with its message. */
const fields: Readonly<Record<DepositInput, { readonly path: keyof DepositBody; readonly field: Text }>> = {
  electricityCapacity: { path: 'electricitySupplyRange', field: electricityCapacity },
  waterCapacity: { path: 'waterCapacityRequired', field: waterCapacity },
  days: { path: 'noOfdays', field: enteredDays },
}

const issueOf = (input: DepositInput): readonly Issue[] => {
  const { path, field } = fields[input]
  return (field.safeParse('').error?.issues ?? []).map(({ message }) => ({ path, message }))
}

/** Calculates the deposit of commercial premises. That of residential premises is in a table. */
const quoteOf = (body: DepositBody): DepositQuote =>
  body.account_type === accountTypes.residential
    ? { kind: 'not calculable' }
    : quoteDeposit({
        number: body.nric_roc,
        usage: body.usageType,
        premisesType: body.useOfPremises,
        services: {
          electricity: body.isElectricitySelected,
          water: body.isWaterSelected,
          gas: body.isGasSelected,
        },
        tension: body.tensionLevel ?? 'LT',
        electricityCapacity: body.electricitySupplyRange ?? '',
        waterCapacity: body.waterCapacityRequired ?? '',
        days: body.noOfdays ?? null,
      })

export const depositRoutes = (): Handlers<typeof contract.deposit> => ({
  options: () => Promise.resolve({ status: 200, rule: 'deposit.options', body: depositOptions }),
  calculate: async ({ body }) => {
    const { rule, deposit } = knownDeposit(
      quoteOf(body),
      inputs =>
        new Refusal('invalid_request', { rule: 'deposit.inputs-missing', issues: inputs.flatMap(issueOf) }),
    )
    return {
      status: 200,
      rule,
      body: beforeConstant({ securityDeposit: toDollars(deposit.total) }, payment),
    }
  },
})
