import { useSelector } from '@tanstack/react-form'
import type { FieldError } from '../ui/feedback/ErrorSummary.tsx'
import { errorText } from './errorText.ts'
import { fieldId } from './useBoundField.ts'

interface FieldState {
  readonly errors: readonly unknown[]
}

type Fields = Readonly<Record<string, FieldState | undefined>>

/** The part of a form that has the states of its fields. */
interface FormOf {
  readonly store: Parameters<typeof useSelector<{ readonly fieldMeta: Fields }>>[0]
}

const shownErrors = ({ fieldMeta }: { readonly fieldMeta: Fields }): readonly FieldError[] =>
  Object.entries(fieldMeta).flatMap(([name, field]) => {
    const text = field && errorText(field.errors)
    return text === undefined ? [] : [{ id: fieldId(name), text }]
  })

const areSame = (one: readonly FieldError[], other: readonly FieldError[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The first error of each field of a form, in the order of the fields. Other changes of the form render nothing. */
export const useShownErrors = ({ store }: FormOf): readonly FieldError[] =>
  useSelector(store, shownErrors, { compare: areSame })
