import { parseEnteredDate } from '@open-account/domain/time/enteredDate'
import { formatSlashedDate } from '@open-account/domain/time/slashedDate'
import { useState } from 'react'
import { classNames } from '../classNames.ts'
import control from '../field/control.module.css'
import { Field, type FieldTexts, splitFieldProps } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { CalendarProps } from './Calendar.tsx'
import css from './DateField.module.css'
import { LazyCalendar } from './LazyCalendar.tsx'

export interface DateFieldProps extends FieldTexts {
  readonly name?: string | undefined
  /** The text of the field, as typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly autoComplete?: string | undefined
  /** The days of the calendar that opens under the field. */
  readonly calendar?: Pick<CalendarProps, 'today' | 'first' | 'last' | 'reasonAgainst' | 'years'> | undefined
}

/**
 * The text of a date field after a key press: a digit typed at the end gets the slash before it, because the number
 * pad of a phone has none. Every other change stays as it is: deleting, typing in the middle, pasting.
 */
const withSlashes = ({ value, selectionEnd }: HTMLInputElement, previous: string): string => {
  const isTypedAtEnd = value.slice(0, -1) === previous && selectionEnd === value.length
  if (!isTypedAtEnd) return value
  return (
    value
      .replace(/^(\d\d|\d\d\/\d\d)(\d)$/, '$1/$2')
      // The year came first: '1990-', which has become '19/90-'.
      .replace(/^(\d\d)\/(\d\d)([^\d/])$/, '$1$2$3')
  )
}

/** A date, typed as DD/MM/YYYY (or in another form, see `parseEnteredDate`) or picked from a calendar under the field. */
export const DateField = (props: DateFieldProps) => {
  const { fieldProps, control: rest } = splitFieldProps(props)
  const { value, onChange, onBlur, calendar, ...input } = rest
  const [open, setOpen] = useState(false)
  const date = parseEnteredDate(value)
  const pick = (picked: Temporal.PlainDate) => {
    onChange(formatSlashedDate(picked))
    setOpen(false)
    document.getElementById(fieldProps.id)?.focus()
  }
  return (
    <Field
      {...fieldProps}
      after={
        calendar &&
        open && (
          <LazyCalendar
            {...calendar}
            label={fieldProps.label}
            value={date}
            onChange={pick}
            explains={false}
          />
        )
      }
    >
      {attributes => (
        <span className={css['row']}>
          <input
            {...input}
            {...attributes}
            className={classNames(control['control'])}
            inputMode="numeric"
            data-typed="date"
            value={value}
            onChange={({ target }) => onChange(withSlashes(target, value))}
            onBlur={onBlur}
          />
          {calendar && (
            <button
              type="button"
              className={css['open']}
              aria-label={`${fieldProps.label}: choose from a calendar`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <Icon name="calendar" />
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
