import { type ComponentProps, useState } from 'react'
import { CheckboxField } from '../ui/choice/CheckboxField.tsx'
import { useBoundField, type Bound } from './useBoundField.ts'
import { DateField, type DateFieldProps } from '../ui/dates/DateField.tsx'
import { OtpField } from '../ui/field/OtpField.tsx'
import { RadioField, type RadioFieldProps } from '../ui/choice/RadioField.tsx'
import { SelectField, type SelectFieldProps } from '../ui/field/SelectField.tsx'
import { TextArea, type TextAreaProps } from '../ui/field/TextArea.tsx'
import { TextField, type TextFieldProps } from '../ui/field/TextField.tsx'

interface BoundCheckboxProps extends Pick<
  ComponentProps<typeof CheckboxField>,
  'label' | 'note' | 'look' | 'disabled'
> {
  /** Looks at a new value after it has been taken over. */
  readonly onTicked?: ((checked: boolean) => void) | undefined
}

/** A tick of the form. */
export const BoundCheckbox = ({ onTicked, ...props }: BoundCheckboxProps) => {
  const { value, onChange, ...field } = useBoundField<boolean>()
  const tick = (checked: boolean) => {
    onChange(checked)
    onTicked?.(checked)
  }
  return <CheckboxField {...props} {...field} checked={value} onChange={tick} />
}

/** A typed date of the form. */
export const BoundDateField = (props: Omit<DateFieldProps, Bound>) => (
  <DateField {...props} {...useBoundField<string>()} />
)

/** A one-time password of the form. */
export const BoundOtpField = (props: Omit<ComponentProps<typeof OtpField>, Bound>) => {
  const { name: _, ...field } = useBoundField<string>()
  return <OtpField {...props} {...field} />
}

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

/** Several lines of text of the form. */
export const BoundTextArea = (props: Omit<TextAreaProps, Bound>) => (
  <TextArea {...props} {...useBoundField<string>()} />
)

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
