import type { ComponentProps } from 'react'
import css from './control.module.css'
import { Field, type FieldWords } from './Field.tsx'
import { partFieldWords } from './fieldWords.ts'

export interface TextAreaProps
  extends
    FieldWords,
    Omit<ComponentProps<'textarea'>, keyof FieldWords | 'value' | 'onChange' | 'className'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text. */
export const TextArea = (props: TextAreaProps) => {
  const { words, control } = partFieldWords(props)
  const { onChange, ...rest } = control
  return (
    <Field {...words}>
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
