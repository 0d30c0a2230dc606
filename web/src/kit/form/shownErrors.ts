import type { FieldError } from '../ui/feedback/ErrorSummary.tsx'
import { errorWords } from './errorWords.ts'
import { fieldId } from './useBoundField.ts'

interface JudgedField {
  readonly errors: readonly unknown[]
}

/** The errors that stand at the fields of a form, in the order of the fields, one each. */
export const shownErrors = (
  fields: Readonly<Record<string, JudgedField | undefined>>,
): readonly FieldError[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const text = field && errorWords(field.errors)
    return text === undefined ? [] : [{ id: fieldId(name), text }]
  })
