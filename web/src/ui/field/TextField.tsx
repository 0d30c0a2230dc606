import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import css from './control.module.css'
import { Field, type FieldWords } from './Field.tsx'
import { partFieldWords } from './fieldWords.ts'

export interface TextFieldProps
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, keyof FieldWords | 'value' | 'onChange' | 'className' | 'prefix'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Fixed words before the value, such as +65; not part of the value. */
  readonly prefix?: string | undefined
}

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const { words, control } = partFieldWords(props)
  const { onChange, prefix, type = 'text', ...rest } = control
  return (
    <Field {...words}>
      {attributes => (
        <span className={classNames(prefix && css['prefixed'])}>
          {prefix && (
            <span className={css['prefix']} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...rest}
            {...attributes}
            type={type}
            className={css['control']}
            onChange={event => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
}
