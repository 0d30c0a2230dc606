import { useState } from 'react'
import { TextField, type TextFieldProps } from '../ui/field/TextField.tsx'
import { type Bound, useBoundField } from './useBoundField.ts'

interface BoundTextFieldProps extends Omit<TextFieldProps, Bound> {
  /** Looks at a new value after it has been taken over, for a look-up or to clear what depended on the old one. */
  readonly onTyped?: ((value: string) => void) | undefined
  /** The error of the value that was in the field on blur, until the value changes. */
  readonly validateLeft?: ((value: string) => string | undefined) | undefined
  /** Receives the value of the field on blur. */
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
