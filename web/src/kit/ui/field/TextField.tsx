import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import css from './control.module.css'
import { Field, type FieldTexts, splitFieldProps } from './Field.tsx'

export interface TextFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'className' | 'prefix'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Changes the typed text to its normal form, such as capitals; the cursor stays. */
  readonly normalise?: ((typed: string) => string) | undefined
  /** A fixed text before the value, such as +65; not part of the value. */
  readonly prefix?: string | undefined
}

/** Normalises the text of the input without moving the cursor. Returns the new text. */
const normaliseInput = (input: HTMLInputElement, normalise: (typed: string) => string): string => {
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
  const { fieldProps, control } = splitFieldProps(props)
  const { onChange, prefix, normalise, type = 'text', ...rest } = control
  return (
    <Field {...fieldProps}>
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
            onChange={({ target }) => onChange(normalise ? normaliseInput(target, normalise) : target.value)}
          />
        </span>
      )}
    </Field>
  )
}
