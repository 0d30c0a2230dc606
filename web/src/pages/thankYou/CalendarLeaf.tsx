import { displayDate } from '@open-account/domain/time/displayDate'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import css from './CalendarLeaf.module.css'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A leaf of a tear-off calendar. Decoration only: the date is beside it as text. */
export const CalendarLeaf = ({ date }: { readonly date: string }) => {
  const day = parseWireDate(date)
  if (day === null) return null
  const [number, ...monthAndYear] = displayDate(day).split(' ')
  return (
    <div className={css['leaf']} aria-hidden="true">
      <span className={css['month']}>{monthAndYear.join(' ')}</span>
      <span className={css['day']}>{number}</span>
      <span className={css['weekday']}>{weekdays[day.dayOfWeek - 1]}</span>
    </div>
  )
}
