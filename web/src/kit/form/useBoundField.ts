import { errorText } from './errorText.ts'
import { createFormHookContexts } from '@tanstack/react-form'

/** The id of a field's control: the last part of its path in the form, which is unique on a page. */
export const fieldId = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The contexts between a form and its fields. */
const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

export { fieldContext, formContext, useFieldContext, useFormContext }

/** The props of a field for the components of `ui`: id, name, value, error and handlers. */
export const useBoundField = <Value>() => {
  const field = useFieldContext<Value>()
  const errors: readonly unknown[] = field.state.meta.errors
  const id = fieldId(field.name)
  return {
    id,
    name: id,
    value: field.state.value,
    error: errorText(errors),
    onChange: (value: Value) =>
      // Nothing is checked before the first Next, which the form library would find out step by step in every press.
      field.setValue(() => value, { dontValidate: field.form.state.submissionAttempts === 0 }),
    onBlur: field.handleBlur,
  }
}

/** The props that a bound field sets itself. */
export type Bound = 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'
