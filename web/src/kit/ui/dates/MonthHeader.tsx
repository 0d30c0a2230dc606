import { Icon } from '../icon/Icon.tsx'
import css from './calendar.module.css'
import { monthNames } from './calendarNames.ts'
import { MonthYearLists } from './MonthYearLists.tsx'

interface MonthHeaderProps {
  /** Any day of the month that is shown. */
  readonly month: Temporal.PlainDate
  /** The first and last day whose months can be shown. */
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  /** The years to choose from; without them only the previous and next month can be chosen. */
  readonly years?: readonly number[] | undefined
  readonly onTurn: (to: Temporal.PlainDate) => void
}

const monthOf = (date: Temporal.PlainDate) => Temporal.PlainYearMonth.from(date)

/** The month that is shown, with buttons and lists for another. */
export const MonthHeader = ({ month, first, last, years, onTurn }: MonthHeaderProps) => {
  const atFirst = Temporal.PlainYearMonth.compare(monthOf(month), monthOf(first)) <= 0
  const atLast = Temporal.PlainYearMonth.compare(monthOf(last), monthOf(month)) <= 0
  return (
    <div className={css['header']}>
      <button
        type="button"
        className={css['turn']}
        aria-label="Previous month"
        aria-disabled={atFirst || undefined}
        onClick={() => !atFirst && onTurn(month.subtract({ months: 1 }))}
      >
        <Icon name="previous" />
      </button>
      {years ? (
        <MonthYearLists month={month} years={years} onTurn={onTurn} />
      ) : (
        <span className={css['title']} aria-hidden="true">
          {monthNames[month.month - 1]} {month.year}
        </span>
      )}
      <button
        type="button"
        className={css['turn']}
        aria-label="Next month"
        aria-disabled={atLast || undefined}
        onClick={() => !atLast && onTurn(month.add({ months: 1 }))}
      >
        <Icon name="next" />
      </button>
    </div>
  )
}
