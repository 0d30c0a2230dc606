import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './control.module.css'
import { Field, type FieldWords } from './Field.tsx'
import { partFieldWords } from './fieldWords.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentProps<'select'>, keyof FieldWords | 'value' | 'onChange' | 'className'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** The first, empty option. */
  readonly placeholder?: string | undefined
}

/** One of a list too long to show as choices. */
export const SelectField = (props: SelectFieldProps) => {
  const { words, control } = partFieldWords(props)
  const { onChange, options, placeholder = 'Select One', ...rest } = control
  return (
    <Field {...words}>
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
