import type { ApplicationFacts } from '../application/facts.ts'
import type { Step } from '../flow/flows.ts'
import { termsSteps, turnOnStep } from '../flow/stepRoles.ts'
import { type Field, type FieldSection, requiredFields, sectionOfField } from './fields.ts'

const stepsOfSection: Readonly<Record<FieldSection, (facts: ApplicationFacts) => readonly Step[]>> = {
  premises: () => ['premises'],
  particulars: () => ['particulars'],
  turnOn: facts => [turnOnStep(facts)],
  deposit: facts => [turnOnStep(facts)],
  signature: () => ['review'],
  emailBill: termsSteps,
  terms: termsSteps,
  payment: () => ['payment'],
}

/** The steps of a field: one, or two where the applicant agrees to the terms twice. The e-bill is checked with the terms (C-167). */
export const stepsOfField = (field: Field, facts: ApplicationFacts): readonly Step[] =>
  stepsOfSection[sectionOfField(field)](facts)

/** The required fields on a step, in table order. */
export const requiredFieldsOnStep = (step: Step, facts: ApplicationFacts): readonly Field[] =>
  requiredFields(facts).filter(field => stepsOfField(field, facts).includes(step))
