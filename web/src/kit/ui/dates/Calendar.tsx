import type { Service } from '@open-account/domain/application/codes'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../text/text.tsx'
import css from './calendar.module.css'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthHeader } from './MonthHeader.tsx'
import { monthNames } from './calendarNames.ts'
import { WhyPanel } from './WhyPanel.tsx'

export interface CalendarProps {
  /** What the date is for. */
  readonly label: string
  /** Today in Singapore; the device's own idea of today is never asked. */
  readonly today: Temporal.PlainDate
  /** The days between which a month can be looked at; the months of both are shown whole. */
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  readonly value: Temporal.PlainDate | null
  /** The last day of a range that begins with the value. */
  readonly until?: Temporal.PlainDate | undefined
  readonly onChange: (date: Temporal.PlainDate) => void
  /** Why a day cannot be chosen, as a sentence; null when it can. */
  readonly reasonAgainst: (date: Temporal.PlainDate) => string | null
  /** Years as a list, for dates that lie years back. */
  readonly years?: readonly number[] | undefined
  /** What is turned on that day, as dots. */
  readonly services?: readonly Service[]
  /** The panel of reasons beside the month; off for plain dates. */
  readonly explains?: boolean
  /** What happens on the chosen day, in the panel. */
  readonly children?: ReactNode
}

const within = (date: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate) => {
  if (Temporal.PlainDate.compare(date, first) < 0) return first
  return Temporal.PlainDate.compare(last, date) < 0 ? last : date
}

/** A month of days. A day that is off can still be reached, and says why. It is loaded when it is first shown. */
const Calendar = ({
  label,
  today,
  first,
  last,
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
  const start = first.with({ day: 1 })
  const end = last.with({ day: last.daysInMonth })
  const turn = (to: Temporal.PlainDate) => setFocused(within(to, start, end))
  const reason = reasonAgainst(focused)

  const heading = useId()

  return (
    <div className={classNames(css['calendar'], explains && css['beside'])}>
      <div className={css['month']}>
        <h2 id={heading} aria-live="polite">
          <VisuallyHidden>{`${label}, ${monthNames[focused.month - 1]} ${focused.year}`}</VisuallyHidden>
        </h2>
        <MonthHeader month={focused} first={first} last={last} years={years} onTurn={turn} />
        <MonthGrid
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
