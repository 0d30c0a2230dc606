import { useState } from 'react'
import { TextField, type TextFieldProps } from '../ui/field/TextField.tsx'
import { type Bound, useBoundField } from './useBoundField.ts'

interface BoundTextFieldProps extends Omit<TextFieldProps, Bound> {
  /** Looks at a new value after it has been taken over, for a look-up or to clear what depended on the old one. */
  readonly onTyped?: ((value: string) => void) | undefined
  /** What is wrong with a value that the field is left with, until it changes; nothing while all is well. */
  readonly validateLeft?: ((value: string) => string | undefined) | undefined
  /** Looks at the value that the field is left with. */
  readonly onLeft?: ((value: string) => void) | undefined
}

/** One line of text of the form. */
export const BoundTextField = ({ onTyped, onLeft, validateLeft, ...props }: BoundTextFieldProps) => {
  const field = useBoundField<string>()
  const [wrong, setWrong] = useState<string>()
  const change = (value: string) => {
    setWrong(undefined)
    field.onChange(value)
    onTyped?.(value)
  }
  const leave = () => {
    field.onBlur()
    setWrong(validateLeft?.(field.value))
    onLeft?.(field.value)
  }
  return <TextField {...props} {...field} error={field.error ?? wrong} onChange={change} onBlur={leave} />
}
