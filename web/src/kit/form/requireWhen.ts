import { required } from '@open-account/contracts/fields/messages'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Step } from '@open-account/domain/flow/flows'
import { type Field, fieldNames } from '@open-account/domain/requirements/fields'
import { requiredFieldsOnStep } from '@open-account/domain/requirements/fieldSteps'
import { type Answer, missingFields } from '@open-account/domain/requirements/missingFields'
import * as z from 'zod/mini'
import { isRecord, pathTo } from './leaves.ts'

interface Requirement {
  readonly step: Step
  readonly facts: ApplicationFacts
  /** The labels of the fields of this form; other fields are not checked. */
  readonly labels: Readonly<Partial<Record<Field, string>>>
}

const isAnswer = (value: unknown): value is Answer =>
  value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value)

const answerAt = (values: unknown, path: readonly string[]): Answer => {
  let value = values
  for (const key of path) value = isRecord(value) ? value[key] : null
  return isAnswer(value) ? value : null
}

/**
 * Adds the error '{Label} is required' to every field that domain's table requires of this application on this step
 * and that has no answer. A field is found by its name, at whatever depth of the values. For
 * `schema.check(requireWhen(…))`; its error comes before the other errors of the field.
 */
export const requireWhen = ({ step, facts, labels }: Requirement) =>
  z.superRefine<unknown>(
    (values, context) => {
      const fields = fieldNames.flatMap(field => {
        const label = labels[field]
        const path = pathTo(values, field)
        return label === undefined || path === null ? [] : [{ field, label, path }]
      })
      const onStep = requiredFieldsOnStep(step, facts)
      const answers = Object.fromEntries(fields.map(({ field, path }) => [field, answerAt(values, path)]))
      const missing = missingFields(facts, answers).filter(field => onStep.includes(field))
      for (const { field, label, path } of fields)
        if (missing.includes(field))
          context.issues.unshift({ code: 'custom', input: values, path: [...path], message: required(label) })
    },
    // Runs also when another field has an invalid type, such as a list without a choice.
    { when: () => true },
  )
