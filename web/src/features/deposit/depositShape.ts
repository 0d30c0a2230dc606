import { electricityCapacity } from '@open-account/contracts/fields/capacityCode'
import { enteredDays } from '@open-account/contracts/fields/numberOfDays'
import { printMessages } from '@open-account/contracts/fields/turnOn'
import { premisesType } from '@open-account/contracts/fields/useOfPremises'
import { waterCapacity } from '@open-account/contracts/fields/waterCapacity'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isCommercial } from '@open-account/domain/requirements/conditions'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import * as z from 'zod/mini'
import { notAsked } from '../../kit/form/validateOnNext.ts'
import type { DepositValues } from './depositValues.ts'

const fields = {
  USE_OF_PREMISES_LIST: premisesType,
  ELECT_CAPACITY: electricityCapacity,
  WATER_CAPACITY: waterCapacity,
  NO_DAYS: enteredDays,
}

const asked = (field: keyof typeof fields, facts: ApplicationFacts) =>
  isFieldRequired(field, facts) ? fields[field] : notAsked

const inputs = (facts: ApplicationFacts) => ({
  USE_OF_PREMISES_LIST: asked('USE_OF_PREMISES_LIST', facts),
  ELECT_CAPACITY: asked('ELECT_CAPACITY', facts),
  WATER_CAPACITY: asked('WATER_CAPACITY', facts),
  NO_DAYS: asked('NO_DAYS', facts),
})

/** Whether everything stands in the form that the deposit of this application is calculated from. */
export const areDepositInputsGiven = (values: DepositValues, facts: ApplicationFacts): boolean =>
  z.object(inputs(facts)).safeParse(values).success

/** How what the deposit depends on is judged: a part of the schema of the step that shows it. */
export const depositShape = (facts: ApplicationFacts) => ({
  ...inputs(facts),
  security_deposit: z.nullable(z.number()),
})

/** Says of a deposit that has no amount, although all it depends on is given, that it must have one; for `schema.check(…)`. */
export const requireDeposit = (facts: ApplicationFacts) =>
  z.superRefine<DepositValues>((values, context) => {
    if (!isCommercial(facts) || values.security_deposit || !areDepositInputsGiven(values, facts)) return
    context.addIssue({ code: 'custom', path: ['security_deposit'], message: printMessages.deposit })
  })
