import { type ComponentProps, useState } from 'react'
import { CheckboxField } from '../ui/choice/CheckboxField.tsx'
import { type Bound, useBoundField, useFieldContext } from './useBoundField.ts'
import { DateField, type DateFieldProps } from '../ui/dates/DateField.tsx'
import { RadioField, type RadioFieldProps } from '../ui/choice/RadioField.tsx'
import { SelectField, type SelectFieldProps } from '../ui/field/SelectField.tsx'
import { TextArea, type TextAreaProps } from '../ui/field/TextArea.tsx'
import { TextField, type TextFieldProps } from '../ui/field/TextField.tsx'

interface BoundCheckboxProps extends Pick<
  ComponentProps<typeof CheckboxField>,
  'label' | 'note' | 'look' | 'disabled'
> {
  /** Called with a new value after the form has it. */
  readonly onToggle?: ((checked: boolean) => void) | undefined
}

/** A checkbox of the form. */
export const BoundCheckbox = ({ onToggle, ...props }: BoundCheckboxProps) => {
  const { value, onChange, ...field } = useBoundField<boolean>()
  const tick = (checked: boolean) => {
    onChange(checked)
    onToggle?.(checked)
  }
  return <CheckboxField {...props} {...field} checked={value} onChange={tick} />
}

/** A typed date of the form. */
export const BoundDateField = (props: Omit<DateFieldProps, Bound>) => (
  <DateField {...props} {...useBoundField<string>()} />
)

interface BoundRadioFieldProps<Value extends string> extends Omit<RadioFieldProps<Value>, Bound> {
  /** Called with a new value after the form has it. */
  readonly onChosen?: ((value: Value) => void) | undefined
}

/** A choice of the form as radio buttons. */
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

interface BoundSelectFieldProps extends Omit<SelectFieldProps, Bound> {
  /** Called with a new value after the form has it. */
  readonly onChosen?: ((value: string) => void) | undefined
}

/** A choice of the form as a list; a missing value is the empty option. */
export const BoundSelectField = ({ onChosen, ...props }: BoundSelectFieldProps) => {
  const { value, onChange, ...field } = useBoundField<string | null>()
  const choose = (chosen: string) => {
    onChange(chosen)
    onChosen?.(chosen)
  }
  return <SelectField {...props} {...field} value={value ?? ''} onChange={choose} />
}

/** Several lines of text of the form. */
export const BoundTextArea = (props: Omit<TextAreaProps, Bound>) => (
  <TextArea {...props} {...useBoundField<string>()} />
)

interface BoundTextFieldProps extends Omit<TextFieldProps, Bound> {
  /** Called with a new value after the form has it, for a look-up or to reset what depended on the old value. */
  readonly onTyped?: ((value: string) => void) | undefined
  /** Returns the error of the value on blur, shown until the value changes. */
  readonly validateOnBlur?: ((value: string) => string | undefined) | undefined
  /** Called with the value on blur, when it is normalised. */
  readonly onLeave?: ((value: string) => void) | undefined
}

/** One line of text of the form. */
export const BoundTextField = ({ onTyped, onLeave, validateOnBlur, ...props }: BoundTextFieldProps) => {
  const field = useBoundField<string>()
  const { form, name } = useFieldContext<string>()
  const [blurError, setBlurError] = useState<string>()
  const change = (value: string) => {
    setBlurError(undefined)
    field.onChange(value)
    onTyped?.(value)
  }
  const leave = () => {
    field.onBlur()
    // Read again, because the value was normalised after the last render.
    const value = String(form.getFieldValue(name))
    setBlurError(validateOnBlur?.(value))
    onLeave?.(value)
  }
  return <TextField {...props} {...field} error={field.error ?? blurError} onChange={change} onBlur={leave} />
}
