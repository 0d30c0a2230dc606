import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import control from './control.module.css'
import { Field, type FieldWords } from './Field.tsx'
import { partFieldWords } from './fieldWords.ts'
import css from './OtpField.module.css'

interface OtpFieldProps extends FieldWords {
  readonly value: string
  /** Called with digits only, however they were typed or pasted. */
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Nothing can be entered, such as when the password has expired. */
  readonly disabled?: boolean | undefined
  /** The Enter key in the field, in place of submitting the page's form. */
  readonly onEnter?: (() => void) | undefined
  /** How many digits a password has. */
  readonly digits: number
  /** The button that verifies, beside the field. */
  readonly action?: ReactNode
  /** The countdown, under the field. */
  readonly after?: ReactNode
}

/** One field for a one-time password: phones offer the code by themselves, a paste may carry spaces or words. */
export const OtpField = (props: OtpFieldProps) => {
  const { words, control: rest } = partFieldWords(props)
  const { value, onChange, onBlur, disabled, onEnter, digits, action, after } = rest
  const take = (typed: string) => onChange(typed.replaceAll(/\D/g, '').slice(0, digits))
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    take(event.clipboardData.getData('text'))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter?.()
  }
  return (
    <Field {...words} after={after}>
      {attributes => (
        <span className={css['row']}>
          <input
            {...attributes}
            className={classNames(control['control'], css['input'])}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={event => take(event.target.value)}
            onBlur={onBlur}
            onPaste={paste}
            onKeyDown={press}
            disabled={disabled}
          />
          {action}
        </span>
      )}
    </Field>
  )
}
