import { TextField, type TextFieldProps } from '../ui/field/TextField.tsx'
import { type Bound, useBoundField } from './useBoundField.ts'

interface BoundTextFieldProps extends Omit<TextFieldProps, Bound> {
  /** Looks at a new value after it has been taken over, for a look-up or to clear what depended on the old one. */
  readonly onTyped?: ((value: string) => void) | undefined
  /** Looks at the value that the field is left with. */
  readonly onLeft?: ((value: string) => void) | undefined
}

/** One line of text of the form. */
export const BoundTextField = ({ onTyped, onLeft, ...props }: BoundTextFieldProps) => {
  const field = useBoundField<string>()
  const change = (value: string) => {
    field.onChange(value)
    onTyped?.(value)
  }
  const leave = () => {
    field.onBlur()
    onLeft?.(field.value)
  }
  return <TextField {...props} {...field} onChange={change} onBlur={leave} />
}
