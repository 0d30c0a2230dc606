import { parseEnteredDate } from '@open-account/domain/time/enteredDate'
import { formatSlashedDate } from '@open-account/domain/time/slashedDate'
import { useState } from 'react'
import { classNames } from '../classNames.ts'
import control from '../field/control.module.css'
import { Field, type FieldWords } from '../field/Field.tsx'
import { partFieldWords } from '../field/fieldWords.ts'
import { Icon } from '../icon/Icon.tsx'
import type { CalendarProps } from './Calendar.tsx'
import css from './DateField.module.css'
import { LazyCalendar } from './LazyCalendar.tsx'

export interface DateFieldProps extends FieldWords {
  readonly name?: string | undefined
  /** The date as it stands in the field, as typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly autoComplete?: string | undefined
  /** A calendar to open under the field, with these days. */
  readonly calendar?: Pick<CalendarProps, 'today' | 'first' | 'last' | 'reasonAgainst' | 'years'> | undefined
}

/** A date typed as DD/MM/YYYY, forgiving of dots, dashes and spaces, or picked from a calendar opened under it. */
export const DateField = (props: DateFieldProps) => {
  const { words, control: rest } = partFieldWords(props)
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
    document.getElementById(words.id)?.focus()
  }
  return (
    <Field
      {...words}
      after={
        calendar &&
        open && (
          <LazyCalendar {...calendar} label={words.label} value={date} onChange={pick} explains={false} />
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
              aria-label={`${words.label}: choose from a calendar`}
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
