import { errorWords } from './errorWords.ts'
import { createFormHookContexts } from '@tanstack/react-form'

/** The id of a field's control: the last part of its path in the form, which is unique on a page. */
export const fieldId = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** What ties a bound field to its form. */
const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

export { fieldContext, formContext, useFormContext }

/** A field of the form as the components of `ui` take it: id, name, value, error and what happens to it. */
export const useBoundField = <Value>() => {
  const field = useFieldContext<Value>()
  const errors: readonly unknown[] = field.state.meta.errors
  const id = fieldId(field.name)
  return {
    id,
    name: id,
    value: field.state.value,
    error: errorWords(errors),
    onChange: (value: Value) => field.handleChange(() => value),
    onBlur: field.handleBlur,
  }
}

/** What a bound field fills in by itself. */
export type Bound = 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'
