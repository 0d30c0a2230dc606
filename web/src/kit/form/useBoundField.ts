import { useFieldContext } from './contexts.ts'
import { errorWords } from './errorWords.ts'
import { fieldId } from './fieldId.ts'

/** A field of the form as the components of `ui` take it: id, name, value, error and what happens to it. */
export const useBoundField = <Value>() => {
  const field = useFieldContext<Value>()
  const errors: readonly unknown[] = field.state.meta.errors
  return {
    id: fieldId(field.name),
    name: field.name,
    value: field.state.value,
    error: errorWords(errors),
    onChange: (value: Value) => field.handleChange(() => value),
    onBlur: field.handleBlur,
  }
}

/** What a bound field fills in by itself. */
export type Bound = 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'
