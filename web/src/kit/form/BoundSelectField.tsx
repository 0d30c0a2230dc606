import { SelectField, type SelectFieldProps } from '../ui/field/SelectField.tsx'
import { type Bound, useBoundField } from './useBoundField.ts'

interface BoundSelectFieldProps extends Omit<SelectFieldProps, Bound> {
  /** Looks at a new value after it has been taken over. */
  readonly onChosen?: ((value: string) => void) | undefined
}

/** One of a list of the form; a value that is not there yet counts as the empty option. */
export const BoundSelectField = ({ onChosen, ...props }: BoundSelectFieldProps) => {
  const { value, onChange, ...field } = useBoundField<string | null>()
  const choose = (chosen: string) => {
    onChange(chosen)
    onChosen?.(chosen)
  }
  return <SelectField {...props} {...field} value={value ?? ''} onChange={choose} />
}
