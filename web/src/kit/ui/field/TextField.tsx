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
  /** Brings what is typed into the form in which it stands there, such as capitals; the cursor stays where it is. */
  readonly normalise?: ((typed: string) => string) | undefined
  /** Fixed words before the value, such as +65; not part of the value. */
  readonly prefix?: string | undefined
}

/** Puts what was typed in its normal form without moving the cursor; gives what stands there now. */
const normalised = (input: HTMLInputElement, normalise: (typed: string) => string): string => {
  const { value, selectionStart, selectionEnd } = input
  const normal = normalise(value)
  if (normal !== value) {
    input.value = normal
    input.setSelectionRange(selectionStart, selectionEnd)
  }
  return normal
}

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const { words, control } = partFieldWords(props)
  const { onChange, prefix, normalise, type = 'text', ...rest } = control
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
            onChange={({ target }) => onChange(normalise ? normalised(target, normalise) : target.value)}
          />
        </span>
      )}
    </Field>
  )
}
