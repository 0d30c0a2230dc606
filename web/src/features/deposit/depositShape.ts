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

/** How the inputs of the deposit are checked: the `security_deposit` slice in the schema of the step that shows it. */
export const depositShape = (facts: ApplicationFacts): z.core.$ZodLooseShape => ({
  ...ifRequired('USE_OF_PREMISES_LIST', facts),
  ...ifRequired('ELECT_CAPACITY', facts),
  ...ifRequired('WATER_CAPACITY', facts),
  ...ifRequired('NO_DAYS', facts),
})

/** Whether all inputs are given that the deposit of this application is calculated from. */
export const areDepositInputsGiven = (
  deposit: Partial<Draft['security_deposit']>,
  facts: ApplicationFacts,
): boolean => z.object(depositShape(facts)).safeParse(deposit).success

/** Says of a deposit that has no amount, although all it depends on is given, that it must have one; for `schema.check(…)`. */
export const requireDeposit = ({ draft, facts }: ApplicationNow) =>
  z.superRefine((_, context) => {
    const { security_deposit: deposit } = draft
    if (!isCommercial(facts) || deposit.security_deposit || !areDepositInputsGiven(deposit, facts)) return
    const path = ['security_deposit', 'security_deposit']
    context.addIssue({ code: 'custom', path, message: printMessages.deposit })
  })
