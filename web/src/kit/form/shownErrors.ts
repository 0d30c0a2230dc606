import type { FieldError } from '../ui/feedback/ErrorSummary.tsx'
import { errorText } from './errorText.ts'
import { fieldId } from './useBoundField.ts'

interface FieldState {
  readonly errors: readonly unknown[]
}

/** The first error of each field of a form, in the order of the fields. */
export const shownErrors = (
  fields: Readonly<Record<string, FieldState | undefined>>,
): readonly FieldError[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const text = field && errorText(field.errors)
    return text === undefined ? [] : [{ id: fieldId(name), text }]
  })
