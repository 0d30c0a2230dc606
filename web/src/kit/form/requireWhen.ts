import { required } from '@open-account/contracts/fields/messages'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Step } from '@open-account/domain/flow/flows'
import { type Field, fieldNames } from '@open-account/domain/requirements/fields'
import { requiredFieldsOnStep } from '@open-account/domain/requirements/fieldSteps'
import { type Answer, missingFields } from '@open-account/domain/requirements/missingFields'
import * as z from 'zod/mini'

interface Requirement<Values> {
  readonly step: Step
  /** The facts that follow from what stands in the form. */
  readonly factsOf: (values: Values) => ApplicationFacts
  /** The labels of the fields that this form asks for; others are not its business. */
  readonly labels: Readonly<Partial<Record<Field, string>>>
  /** Where a field stands in the form, when not at the top under its own name. */
  readonly places?: Readonly<Partial<Record<Field, readonly string[]>>>
}

const isAnswer = (value: unknown): value is Answer =>
  value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value)

const answerAt = (values: unknown, path: readonly string[]): Answer => {
  let value = values
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return null
    value = new Map<string, unknown>(Object.entries(value)).get(key)
  }
  return isAnswer(value) ? value : null
}

/**
 * Says '{Label} is required' of every field that domain's table asks of this application on this step and that is not
 * answered. For `schema.check(requireWhen(…))`; it speaks before what else is wrong with the field.
 */
export const requireWhen = <Values>({ step, factsOf, labels, places = {} }: Requirement<Values>) => {
  const asked = fieldNames.flatMap(field => {
    const label = labels[field]
    return label === undefined ? [] : [{ field, label, path: places[field] ?? [field] }]
  })
  return z.superRefine<Values>(
    (values, context) => {
      const facts = factsOf(values)
      const answers = Object.fromEntries(asked.map(({ field, path }) => [field, answerAt(values, path)]))
      const onStep = requiredFieldsOnStep(step, facts)
      const missing = missingFields(facts, answers).filter(field => onStep.includes(field))
      for (const { field, label, path } of asked)
        if (missing.includes(field))
          context.issues.unshift({ code: 'custom', input: values, path: [...path], message: required(label) })
    },
    // Also when a list has nothing chosen yet and is therefore not of its type.
    { when: () => true },
  )
}
