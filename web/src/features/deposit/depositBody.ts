import type { DepositBody } from '@open-account/contracts/deposit'
import { accountHolderTypes, accountTypes } from '@open-account/domain/application/codes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { hasDeposit } from '@open-account/domain/deposit/hasDeposit'
import { submittedServices } from '@open-account/domain/premises/services'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { applicantNumber } from '../../session/applicantNumber.ts'
import type { Draft } from '../../session/draft.ts'
import { areDepositInputsEntered } from './depositShape.ts'

/** The request body of the calculation; null while an input is missing or invalid, or where there is no deposit. */
export const depositBody = (draft: Draft, facts: ApplicationFacts): DepositBody | null => {
  const { security_deposit: deposit } = draft
  if (facts.usage === null || !areDepositInputsEntered(deposit, facts)) return null
  if (!hasDeposit(deposit.USE_OF_PREMISES_LIST, facts.services)) return null
  const { electricity, water, gas } = submittedServices(facts.services, draft.turnOnServices.bypassZCGas)
  return {
    account_type: accountTypes[facts.domain],
    accHolderType: accountHolderTypes[facts.type],
    usageType: facts.usage,
    isElectricitySelected: electricity,
    isWaterSelected: water,
    isGasSelected: gas,
    useOfPremises: deposit.USE_OF_PREMISES_LIST,
    ...(isFieldRequired('ELECT_CAPACITY', facts) && { electricitySupplyRange: deposit.ELECT_CAPACITY }),
    ...(isFieldRequired('WATER_CAPACITY', facts) && { waterCapacityRequired: deposit.WATER_CAPACITY.trim() }),
    ...(isFieldRequired('NO_DAYS', facts) && { noOfdays: Number(deposit.NO_DAYS) }),
    ...(facts.tension !== null && { tensionLevel: facts.tension }),
    nric_roc: applicantNumber(draft, facts.type),
  }
}
