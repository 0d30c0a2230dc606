import { dateRangeMessages } from '@open-account/contracts/fields/turnOn'
import { type DateRange, type DateRangeEvent, daysOfRange } from '@open-account/domain/time/dateRange'
import { displayDate } from '@open-account/domain/time/displayDate'
import { useState } from 'react'
import { serviceToday } from '../../http/api/serviceClock.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { LazyCalendar } from '../../kit/ui/dates/LazyCalendar.tsx'
import css from './DayRange.module.css'

interface DayRangeProps {
  readonly range: DateRange
  readonly onChange: (event: DateRangeEvent) => void
}

/** The number of years ahead in which days can be chosen. */
const yearsAhead = 1

const rangeText = (range: DateRange): string => {
  if (range.status !== 'complete') return dateRangeMessages[range.status]
  const days = daysOfRange(range)
  return `${displayDate(range.first)} to ${displayDate(range.last)}: ${days} ${days === 1 ? 'day' : 'days'}`
}

/** A first and a last day, chosen in a calendar, with a reset button. */
export const DayRange = ({ range, onChange }: DayRangeProps) => {
  const [today] = useState(serviceToday)
  return (
    <div className={css['range']}>
      <div className={css['head']}>
        <p aria-live="polite">{rangeText(range)}</p>
        {range.status !== 'none' && (
          <Button look="secondary" small onClick={() => onChange({ type: 'reset' })}>
            Reset
          </Button>
        )}
      </div>
      <LazyCalendar
        label="First and last day"
        today={today}
        first={today}
        last={today.add({ years: yearsAhead })}
        value={range.status === 'none' ? null : range.first}
        until={range.status === 'complete' ? range.last : undefined}
        onChange={day => onChange({ type: 'day', day })}
        reasonAgainst={day => (Temporal.PlainDate.compare(day, today) < 0 ? 'This day has passed.' : null)}
        explains={false}
      />
    </div>
  )
}
