import type { Service } from '@open-account/domain/application/codes'
import { classNames } from '../classNames.ts'
import css from './calendar.module.css'
import { monthNames, weekdayNames } from './calendarNames.ts'

interface DayProps {
  readonly date: Temporal.PlainDate
  readonly today: boolean
  readonly chosen: boolean
  /** The day cannot be chosen, but the cursor can move to it. */
  readonly refused: boolean
  /** The cursor is on this day: the only day of the month that Tab reaches. */
  readonly current: boolean
  /** The day shows its month, because the one before it is of another. */
  readonly isNamed: boolean
  /** The services that are turned on that day, shown as dots on the chosen day. */
  readonly services: readonly Service[]
  readonly onReach: (date: Temporal.PlainDate) => void
  readonly onChoose: (date: Temporal.PlainDate) => void
}

const nameOf = (date: Temporal.PlainDate, today: boolean, chosen: boolean) => {
  const day = `${weekdayNames[date.dayOfWeek - 1]}, ${date.day} ${monthNames[date.month - 1]} ${date.year}`
  return `${today ? 'Today, ' : ''}${day}${chosen ? ' selected' : ''}`
}

/** One day of the month: free, chosen, or crossed out. */
export const Day = ({
  date,
  isNamed,
  today,
  chosen,
  refused,
  current,
  services,
  onReach,
  onChoose,
}: DayProps) => (
  <td aria-selected={chosen}>
    <button
      type="button"
      className={classNames(
        css['day'],
        chosen ? css['chosen'] : refused ? css['crossed'] : css['free'],
        today && css['today'],
      )}
      aria-label={nameOf(date, today, chosen)}
      aria-disabled={refused || undefined}
      aria-current={today ? 'date' : undefined}
      tabIndex={current ? 0 : -1}
      onFocus={() => onReach(date)}
      onClick={() => !refused && onChoose(date)}
    >
      {date.day}
      {isNamed && <small className={css['monthName']}>{monthNames[date.month - 1]?.slice(0, 3)}</small>}
      {chosen && services.length > 0 && (
        <span className={css['dots']}>
          {services.map(service => (
            <i data-service={service} key={service} />
          ))}
        </span>
      )}
    </button>
  </td>
)
