import type { ComponentProps } from 'react'
import css from './control.module.css'
import { Field, type FieldTexts, splitFieldProps } from './Field.tsx'

export interface TextAreaProps
  extends
    FieldTexts,
    Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'value' | 'onChange' | 'className'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text. */
export const TextArea = (props: TextAreaProps) => {
  const { fieldProps, control } = splitFieldProps(props)
  const { onChange, ...rest } = control
  return (
    <Field {...fieldProps}>
      {attributes => (
        <textarea
          {...rest}
          {...attributes}
          className={css['control']}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
