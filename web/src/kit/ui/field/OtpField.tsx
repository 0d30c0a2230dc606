import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import control from './control.module.css'
import { Field, type FieldTexts, splitFieldProps } from './Field.tsx'
import css from './OtpField.module.css'

interface OtpFieldProps extends FieldTexts {
  readonly value: string
  /** Called with the digits of what was typed or pasted. */
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Locks the field, such as when the password has expired. It can still be focused and read. */
  readonly readOnly?: boolean | undefined
  /** Called on Enter in the field, instead of submitting the form of the page. */
  readonly onEnter?: (() => void) | undefined
  /** The number of digits of a password. */
  readonly digits: number
  /** The button that verifies, beside the field. */
  readonly action?: ReactNode
  /** The countdown, under the field. */
  readonly after?: ReactNode
}

/** A field for a one-time password. Phones suggest the code, and a pasted text may contain spaces or words. */
export const OtpField = (props: OtpFieldProps) => {
  const { fieldProps, control: rest } = splitFieldProps(props)
  const { value, onChange, onBlur, readOnly, onEnter, digits, action, after } = rest
  const enter = (typed: string) => onChange(typed.replaceAll(/\D/g, '').slice(0, digits))
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    if (!readOnly) enter(event.clipboardData.getData('text'))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter?.()
  }
  return (
    <Field {...fieldProps} after={after}>
      {attributes => (
        <span className={css['row']}>
          <input
            {...attributes}
            className={classNames(control['control'], css['input'])}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={event => enter(event.target.value)}
            onBlur={onBlur}
            onPaste={paste}
            onKeyDown={press}
            readOnly={readOnly}
          />
          {action}
        </span>
      )}
    </Field>
  )
}
