import type { Service } from '@open-account/domain/application/codes'
import { type ReactNode, use, useId, useState } from 'react'
import { classNames } from '../classNames.ts'
import { PartTitle } from '../section/PartTitle.ts'
import { VisuallyHidden } from '../text/text.tsx'
import css from './calendar.module.css'
import { type Days, MonthGrid } from './MonthGrid.tsx'
import { MonthHeader } from './MonthHeader.tsx'
import { monthNames } from './calendarNames.ts'
import { WhyPanel } from './WhyPanel.tsx'

export interface CalendarProps {
  /** What the date is for. */
  readonly label: string
  /** Today in Singapore, never by the clock of the device. */
  readonly today: Temporal.PlainDate
  /** The first and last day whose months can be shown. Both months are shown in full. */
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  /** Shows the weeks from the first to the last day together, and no other day of their months. */
  readonly inWeeks?: boolean
  readonly value: Temporal.PlainDate | null
  /** The last day of a range that begins with the value. */
  readonly until?: Temporal.PlainDate | undefined
  readonly onChange: (date: Temporal.PlainDate) => void
  /** The reason why a day cannot be chosen, or null when it can. */
  readonly reasonAgainst: (date: Temporal.PlainDate) => string | null
  /** The years of the list of years, for dates long ago; without it there is no list. */
  readonly years?: readonly number[] | undefined
  /** The services that are turned on that day, shown as dots. */
  readonly services?: readonly Service[]
  /** Whether the panel with reasons is beside the month. */
  readonly explains?: boolean
  /** Details of the chosen day, in the panel. */
  readonly children?: ReactNode
}

const within = (date: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate) => {
  if (Temporal.PlainDate.compare(date, first) < 0) return first
  return Temporal.PlainDate.compare(last, date) < 0 ? last : date
}

const nameOf = ({ month, year }: Temporal.PlainDate) => `${monthNames[month - 1]} ${year}`

/** The months in view: 'March 2027', 'March 2027 to April 2027'. */
const titleOf = ({ first, last }: Days): string => [...new Set([nameOf(first), nameOf(last)])].join(' to ')

const monthOf = (date: Temporal.PlainDate): Days => ({
  first: date.with({ day: 1 }),
  last: date.with({ day: date.daysInMonth }),
})

/**
 * The calendar, one month at a time, or some weeks together. A day that cannot be chosen can receive the focus, and the panel shows the
 * reason.
 */
const Calendar = ({
  label,
  today,
  first,
  last,
  inWeeks = false,
  value,
  until,
  onChange,
  reasonAgainst,
  years,
  services = [],
  explains = true,
  children,
}: CalendarProps) => {
  const [focused, setFocused] = useState(value ?? within(today, first, last))
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue && !(value && lastValue?.equals(value))) {
    setLastValue(value)
    if (value) setFocused(value)
  }
  const reach = inWeeks ? { first, last } : { first: monthOf(first).first, last: monthOf(last).last }
  const turn = (to: Temporal.PlainDate) => setFocused(within(to, reach.first, reach.last))
  const days = inWeeks ? reach : monthOf(focused)
  const reason = reasonAgainst(focused)

  const heading = useId()
  const Heading = use(PartTitle) === null ? 'h2' : 'h4'

  return (
    <div className={classNames(css['calendar'], explains && css['beside'])}>
      <div className={css['month']}>
        <Heading id={heading} aria-live="polite">
          <VisuallyHidden>{`${label}, ${titleOf(days)}`}</VisuallyHidden>
        </Heading>
        {inWeeks ? (
          <p className={css['title']} aria-hidden="true">
            {titleOf(days)}
          </p>
        ) : (
          <MonthHeader month={focused} first={first} last={last} years={years} onTurn={turn} />
        )}
        <MonthGrid
          days={days}
          labelledBy={heading}
          today={today}
          cursor={focused}
          value={value}
          until={until}
          services={services}
          reasonAgainst={reasonAgainst}
          onMove={turn}
          onChoose={onChange}
        />
      </div>
      {explains && (
        <WhyPanel chosen={value} refused={reason === null ? null : { date: focused, reason }}>
          {children}
        </WhyPanel>
      )}
    </div>
  )
}

export default Calendar
