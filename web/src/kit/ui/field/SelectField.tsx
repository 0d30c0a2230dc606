import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './control.module.css'
import { Field, type FieldTexts, splitFieldProps } from './Field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, keyof FieldTexts | 'value' | 'onChange' | 'className'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** The text of the first, empty option. */
  readonly placeholder?: string | undefined
}

/** A choice from a list that is too long for radio buttons. */
export const SelectField = (props: SelectFieldProps) => {
  const { fieldProps, control } = splitFieldProps(props)
  const { onChange, options, placeholder = 'Select One', ...rest } = control
  return (
    <Field {...fieldProps}>
      {attributes => (
        <span className={css['select']}>
          <select
            {...rest}
            {...attributes}
            className={css['control']}
            onChange={event => onChange(event.target.value)}
          >
            <option value="">{placeholder}</option>
            {options.map(option => (
              <option value={option.value} key={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  )
}
