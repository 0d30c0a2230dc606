import { RadioField, type RadioFieldProps } from '../ui/choice/RadioField.tsx'
import { type Bound, useBoundField } from './useBoundField.ts'

interface BoundRadioFieldProps<Value extends string> extends Omit<RadioFieldProps<Value>, Bound> {
  /** Looks at a new value after it has been taken over. */
  readonly onChosen?: ((value: Value) => void) | undefined
}

/** One of a few answers of the form. */
export const BoundRadioField = <Value extends string>({
  onChosen,
  ...props
}: BoundRadioFieldProps<Value>) => {
  const field = useBoundField<Value | '' | null>()
  const choose = (value: Value) => {
    field.onChange(value)
    onChosen?.(value)
  }
  return <RadioField {...props} {...field} onChange={choose} />
}
