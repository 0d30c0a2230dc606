import { electricityCapacity } from '@open-account/contracts/fields/capacityCode'
import { enteredDays } from '@open-account/contracts/fields/numberOfDays'
import { printMessages } from '@open-account/contracts/fields/turnOn'
import { premisesType } from '@open-account/contracts/fields/useOfPremises'
import { waterCapacity } from '@open-account/contracts/fields/waterCapacity'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isCommercial } from '@open-account/domain/requirements/conditions'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import * as z from 'zod/mini'
import type { Draft } from '../../session/draft.ts'
import type { ApplicationNow } from '../../session/useDraftForm.ts'

const fields = {
  USE_OF_PREMISES_LIST: premisesType,
  ELECT_CAPACITY: electricityCapacity,
  WATER_CAPACITY: waterCapacity,
  NO_DAYS: enteredDays,
}

const ifRequired = (field: keyof typeof fields, facts: ApplicationFacts) =>
  isFieldRequired(field, facts) ? { [field]: fields[field] } : {}

/** The shape of the required inputs: the `security_deposit` slice in the schema of a step. */
export const depositShape = (facts: ApplicationFacts): z.core.$ZodLooseShape => ({
  ...ifRequired('USE_OF_PREMISES_LIST', facts),
  ...ifRequired('ELECT_CAPACITY', facts),
  ...ifRequired('WATER_CAPACITY', facts),
  ...ifRequired('NO_DAYS', facts),
})

/** Whether all inputs of the deposit of this application are entered. */
export const areDepositInputsEntered = (
  deposit: Partial<Draft['security_deposit']>,
  facts: ApplicationFacts,
): boolean => z.object(depositShape(facts)).safeParse(deposit).success

/** Adds an error when all inputs are entered but the deposit has no amount; for `schema.check(…)`. */
export const requireDeposit = ({ draft, facts }: ApplicationNow) =>
  z.superRefine((_, context) => {
    const { security_deposit: deposit } = draft
    if (!isCommercial(facts) || deposit.security_deposit || !areDepositInputsEntered(deposit, facts)) return
    const path = ['security_deposit', 'security_deposit']
    context.addIssue({ code: 'custom', path, message: printMessages.deposit })
  })
