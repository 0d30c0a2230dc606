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

/** A date, typed as DD/MM/YYYY (also with dots, dashes or spaces) or picked from a calendar under the field. */
export const DateField = (props: DateFieldProps) => {
  const { fieldProps, control: rest } = splitFieldProps(props)
  const { value, onChange, onBlur, calendar, ...input } = rest
  const [open, setOpen] = useState(false)
  const date = parseEnteredDate(value)
  const leave = () => {
    if (date) onChange(formatSlashedDate(date))
    onBlur?.()
  }
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
            value={value}
            onChange={event => onChange(event.target.value)}
            onBlur={leave}
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
